import type { RequestListener, Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { toErrorBody } from '../errors/error-translation.js';
import { malformedRequest } from '../errors/shared.errors.js';
import type { Shutdown } from './shutdown.js';
import { answerUnreadableMessage } from './unreadable-message.js';
import { UnusedConnections } from './unused-connections.js';
import { untilNoneWaits } from './waiting-connections.js';
import { requestIds } from './request-ids.js';
import { MAX_BODY_BYTES, MAX_BULK_BYTES, MAX_CARRIED_BYTES, parseJsonBody } from './json-body.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `bulk` of `@Answers`. */
    bulk?: boolean;
    /** See `carriesFile` of `@Answers`. */
    carriesFile?: boolean;
  }
}

/** What Nest's page of the API's description is sent as. */
const TEXT_WITHOUT_CHARSET = /^text\/[^;]+$/;
const API_ADDRESS = /^\/api(?:[/?]|$)/;

/** The time in which a request must have arrived as a whole, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** For how long a connection without calls stays open, in milliseconds: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** Fastify with our request ids, our limits, and a stop that does not wait for idle connections of browsers. */
export function createServer(
  settings: Settings,
  createHttpServer: (handle: RequestListener) => Server,
): FastifyAdapter {
  const unused = new UnusedConnections();
  const adapter = new FastifyAdapter({
    // Fastify sets no limits of a server that it has not made.
    serverFactory: (handle: RequestListener) =>
      Object.assign(unused.watch(createHttpServer(handle)), {
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      }),
    trustProxy: typeof settings.trustProxy === 'number' ? trustHops(settings.trustProxy) : settings.trustProxy,
    // Request ids are never taken from the client, because they identify lines of our log.
    requestIdHeader: false,
    genReqId: requestIds(),
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    // Proxies do not retry a 503, and the database stays open until the last connection is closed.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadableMessage,
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = malformedRequest('The address of the request could not be understood.');
      void reply
        .code(refusal.status)
        .headers({ ...reply.server.securityHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
        .type('application/json; charset=utf-8')
        .send(toErrorBody(refusal));
    },
  });
  const server = adapter.getInstance<FastifyInstance>();
  // Fastify closes the port right after this hook.
  server.addHook('preClose', async () => {
    await untilNoneWaits(server.server);
    unused.close();
  });
  return adapter;
}

/** Raises the body limit of routes that take more. Nest passes Fastify only the config of a route, so the limit is set here. */
export function widenRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.bulk === true) route.bodyLimit = MAX_BULK_BYTES;
    if (route.config?.carriesFile === true) route.bodyLimit = MAX_CARRIED_BYTES;
  });
}

/** Trusts this number of proxies in front of the server; addresses that the client claims beyond them are ignored. */
function trustHops(count: number) {
  return (_address: string, hop: number): boolean => hop < count;
}

/** Accepts JSON only; any other content type is answered 415. */
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

/**
 * Adds the request id to every answer, and forbids caching of personal answers and of errors. A server that is about to
 * stop still answers, but each answer is the last one of its connection.
 */
export function registerAnswerHooks(server: FastifyInstance, shutdown: Shutdown): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Decided with the answer, because the stop may have begun after the call.
    if (shutdown.isStopping) void reply.header('connection', 'close');
    // By the route: an address may be written in several ways.
    const address = request.routeOptions.url ?? request.url;
    if (reply.statusCode >= 400 || API_ADDRESS.test(address)) void reply.header('cache-control', 'no-store');
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && TEXT_WITHOUT_CHARSET.test(type)) void reply.type(`${type}; charset=utf-8`);
    done();
  });
}
