import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Logs one line per answered call, with the route's pattern instead of the address, because addresses contain ids and
 * search words.
 */
export function registerRequestLog(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      coachId: request.coach?.coachId,
    });
    done();
  });
}
