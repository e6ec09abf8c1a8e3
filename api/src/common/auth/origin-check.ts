import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originRefused } from '../errors/shared.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's callers are no pages of ours: see `anyOrigin` of `@Answers`. */
    anyOrigin?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call of this method (in capitals) may change something. */
export function isWriting(method: string): boolean {
  return !READING.has(method);
}

/**
 * Against forged requests: whatever writes must come from our own pages, said by the `Origin` a browser sends and no page can
 * fake. Own is `PUBLIC_URL`, else the scheme and host the request came to. Judged by the headers alone, before the body is
 * read: a foreign page learns nothing but that it is foreign. Routes that read no cookie say so and take calls from anywhere:
 * there is nobody whose name could be abused.
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
  // Absent on plain http in a local network: an extra where it is there, never the judge.
  return request.headers.origin === own && request.headers['sec-fetch-site'] !== 'cross-site';
}
