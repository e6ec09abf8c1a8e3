import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originRefused } from '../errors/shared.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is called by programs other than our pages: see `anyOrigin` of `@Answers`. */
    anyOrigin?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call with this method (in capitals) may change data. */
export function isWriting(method: string): boolean {
  return !READING.has(method);
}

/**
 * Protects against cross-site request forgery: a writing request must come from our own pages, according to the
 * `Origin` header, which a browser sets and a page cannot change. The own origin is `PUBLIC_URL`, otherwise the scheme
 * and host of the request. The check uses headers only and runs before the body is read, so a foreign page learns
 * nothing more. Routes that read no cookie accept any origin, because a forged request to them carries no coach's
 * session.
 */
export function registerOriginCheck(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isWriting(request.method) || request.routeOptions.config.anyOrigin === true || isOurs(request, publicUrl))
      done();
    else done(originRefused());
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const own = publicUrl ?? `${request.protocol}://${request.host}`;
  // Browsers omit this header on plain http in a local network, so its absence refuses nothing.
  return request.headers.origin === own && request.headers['sec-fetch-site'] !== 'cross-site';
}
