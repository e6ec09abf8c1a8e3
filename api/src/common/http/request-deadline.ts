import type { FastifyInstance } from 'fastify';
import { runWithDeadline } from '../concurrency/call-deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the call must be answered, on the clock of `performance.now()`. */
    answerBy: number;
    /** When its body began to arrive. */
    bodyFrom: number;
  }
}

/**
 * Milliseconds from the beginning of a call to its answer; before it, a call waits for half a second at most
 * (`AdmissionGuard`). What it still waits for then fails, and it is answered 503. Every statement has a deadline of its
 * own, but some calls send a dozen of them one after another.
 */
const CALL_MS = 3000;

/** Gives each call a deadline. The hook must be the first one, because the later ones use the database. */
export function registerRequestDeadline(server: FastifyInstance): void {
  server.decorateRequest('answerBy', 0);
  server.decorateRequest('bodyFrom', 0);

  server.addHook('onRequest', (request, _reply, done) => {
    request.answerBy = performance.now() + CALL_MS;
    runWithDeadline(request.answerBy, done);
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    request.bodyFrom = performance.now();
    done(null, payload);
  });
  // The body arrives through events of the connection, which know nothing of the call, and at the sender's pace.
  server.addHook('preValidation', (request, _reply, done) => {
    request.answerBy += performance.now() - request.bodyFrom;
    runWithDeadline(request.answerBy, done);
  });
}
