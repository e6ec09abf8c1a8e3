import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';

/** 256 random bits in base64url. Any other cookie value is not ours and costs no query. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The cookie that carries the session token, the only cookie there is. Without Max-Age it ends with the browser. Behind
 * https it is Secure and has the `__Host-` prefix, so no other subdomain and no page on plain http can set it.
 */
@Injectable()
export class SessionCookie {
  private readonly attributes: string;
  readonly name: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const secure = settings.publicUrl?.startsWith('https:') ?? false;
    this.name = secure ? '__Host-touchline_session' : 'touchline_session';
    this.attributes = `Path=/; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`;
  }

  read(request: FastifyRequest): string | undefined {
    for (const pair of request.headers.cookie?.split(';') ?? []) {
      const [name, value = ''] = pair.trim().split('=', 2);
      if (name === this.name && TOKEN.test(value)) return value;
    }
    return undefined;
  }

  set(reply: FastifyReply, token: string): void {
    void reply.header('set-cookie', `${this.name}=${token}; ${this.attributes}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }
}
