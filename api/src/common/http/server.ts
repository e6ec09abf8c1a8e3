import { randomBytes } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { toErrorBody } from '../errors/error-translation.js';
import { busy, malformedRequest } from '../errors/shared.errors.js';
import type { Drain } from './drain.js';
import { MAX_BODY_BYTES, MAX_BULK_BYTES, parseJsonBody } from './json-body.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `bulk` of `@Answers`. */
    bulk?: boolean;
  }
}

/** Fastify as we want it: our request ids, our limits, and a stop that does not wait for idle browsers. */
export function createServer(settings: Settings): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: typeof settings.trustProxy === 'number' ? trustHops(settings.trustProxy) : settings.trustProxy,
    // Never taken from the client: an id in a log must be ours.
    requestIdHeader: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Our own hook answers in our own shape, and earlier.
    return503OnClosing: false,
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      const refusal = malformedRequest('The address of the request could not be understood.');
      void reply
        .code(refusal.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(toErrorBody(refusal));
    },
  });
}

/** Nest hands Fastify a route's config and nothing else of its options: what the config says of the body is said to Fastify here. */
export function widenBulkRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.bulk === true) route.bodyLimit = MAX_BULK_BYTES;
  });
}

/** So many proxies stand in front of us; what a client claims beyond them is not believed. */
function trustHops(count: number) {
  return (_address: string, hop: number): boolean => hop < count;
}

/** JSON and nothing else: whatever other type is sent answers 415. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(typeof body === 'string' ? Buffer.from(body) : body));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** On every answer: the request's id; nothing personal and no failure is ever cached. */
export function registerAnswerHooks(server: FastifyInstance, drain: Drain): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (!drain.active) return done();
    void reply.header('connection', 'close');
    done(busy('The server is restarting. Please try again in a moment.'));
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || /^\/api(?:[/?]|$)/.test(request.url)) void reply.header('cache-control', 'no-store');
    done();
  });
}
