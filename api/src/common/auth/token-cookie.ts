import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../../config/settings.js';

/** 256 random bits in base64url. Any other cookie value is not ours and costs no query. */
const TOKEN = /^[\w-]{43}$/;

/**
 * A cookie that carries a token. Behind https it is Secure and has the `__Host-` prefix, so no other subdomain and no page
 * on plain http can set it.
 */
export abstract class TokenCookie {
  private readonly attributes: string;
  readonly name: string;

  protected constructor(settings: Pick<Settings, 'publicUrl'>, name: string, sameSite: 'Lax' | 'Strict') {
    const secure = settings.publicUrl?.startsWith('https:') ?? false;
    this.name = secure ? `__Host-${name}` : name;
    this.attributes = `Path=/; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=${sameSite}`;
  }

  read({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    for (const pair of headers.cookie?.split(';') ?? []) {
      const [name, value = ''] = pair.trim().split('=', 2);
      if (name === this.name && TOKEN.test(value)) return value;
    }
    return undefined;
  }

  clear(reply: FastifyReply): void {
    this.send(reply, '', 0);
  }

  /** `maxAgeSeconds`: undefined for a cookie that ends with the browser. */
  protected send(reply: FastifyReply, value: string, maxAgeSeconds?: number): void {
    const lifetime = maxAgeSeconds === undefined ? '' : `Max-Age=${maxAgeSeconds}; `;
    void reply.header('set-cookie', `${this.name}=${value}; ${lifetime}${this.attributes}`);
  }
}
