import type { X509Certificate } from 'node:crypto';
import { request as requestInClear, type IncomingMessage } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { NotPossible } from './check.js';

export interface PublicAnswer {
  statusCode: number;
  headers: IncomingMessage['headers'];
  body: string;
  /** When the answer came. */
  at: Date;
  /** Null for http. `problem` is the code of Node.js: why a browser would refuse it; null: it would not. */
  certificate: { x509: X509Certificate; problem: string | null } | null;
}

const MAX_BODY = 2000;

/** Asks the product for a sign of life under its public address. A certificate that is not valid is no error here. */
export async function askPublicAddress(publicUrl: string | null, limitMs: number): Promise<PublicAnswer> {
  if (publicUrl === null) throw new NotPossible('PUBLIC_URL is not set.');
  return ask(`${publicUrl}/api/health/live`, limitMs);
}

export function ask(url: string, limitMs: number): Promise<PublicAnswer> {
  // Nothing secret is sent. The certificate is judged by the check, which needs it also when it is not valid.
  const options = { rejectUnauthorized: false, agent: false, headers: { 'user-agent': 'touchline-doctor' } };
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestEncrypted(url, options) : requestInClear(url, { agent: false });
    const timer = setTimeout(
      () => request.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })),
      limitMs * 0.8,
    );
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', (response) => {
      const at = new Date();
      const certificate = certificateOf(response.socket as TLSSocket);
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body = (body + text).slice(0, MAX_BODY)));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body, at, certificate }),
      );
    });
    request.end();
  });
}

function certificateOf(socket: TLSSocket): PublicAnswer['certificate'] {
  const x509 = socket.encrypted ? socket.getPeerX509Certificate() : undefined;
  if (x509 === undefined) return null;
  const reason = socket.authorizationError as unknown;
  return { x509, problem: socket.authorized ? null : String((reason as { code?: string })?.code ?? reason) };
}
