import type { FastifyInstance } from 'fastify';
import { runWithDeadline } from '../concurrency/call-deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** On the clock of `performance.now()`. */
    answerBy: number;
  }
}

/**
 * Milliseconds from the arrival of a call to its answer: what it still waits for then fails, and it is answered 503.
 * Every statement has a shorter deadline of its own, but some calls send a dozen of them one after another.
 */
export const CALL_MS = 3500;

/** Gives each call a deadline. The hook must be the first one, because the later ones use the database. */
export function registerRequestDeadline(server: FastifyInstance): void {
  server.decorateRequest('answerBy', 0);
  server.addHook('onRequest', (request, _reply, done) => {
    request.answerBy = performance.now() + CALL_MS;
    runWithDeadline(request.answerBy, done);
  });
  // The body arrives through events of the connection, which know nothing of the call. Its time does not count.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.body !== undefined) request.answerBy = performance.now() + CALL_MS;
    runWithDeadline(request.answerBy, done);
  });
}
