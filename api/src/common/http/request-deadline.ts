import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { runWithDeadline } from '../concurrency/call-deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the call must be answered, on the clock of `performance.now()`. */
    answerBy: number;
    /** When its body began to arrive. */
    bodyFrom: number;
  }
}

const READING = new Set(['GET', 'HEAD']);

/** Milliseconds for a call that carries a file, unless those for saving are more: it reads and stores thousands of rows. */
const FILE_MS = 20_000;

const arrivals = new WeakMap<IncomingMessage, number>();

/** Starts the time of a call that may wait before it begins: its sender waits from now on. */
export function noteArrival(request: IncomingMessage): void {
  arrivals.set(request, performance.now());
}

/**
 * Gives each call a deadline: what it still waits for then fails, and it is answered 503. Every statement has a deadline
 * of its own, but some calls send a dozen of them one after another. The wait for a place (`AdmissionGuard`) counts, the
 * arrival of a body does not. The hook must be the first one, because the later ones use the database.
 */
export function registerRequestDeadline(
  server: FastifyInstance,
  { readMs, writeMs }: Settings['databaseDeadlines'],
): void {
  server.decorateRequest('answerBy', 0);
  server.decorateRequest('bodyFrom', 0);

  server.addHook('onRequest', (request, _reply, done) => {
    const arrived = arrivals.get(request.raw) ?? performance.now();
    const savingMs = request.routeOptions.config.carriesFile === true ? Math.max(writeMs, FILE_MS) : writeMs;
    request.answerBy = arrived + (READING.has(request.method) ? readMs : savingMs);
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
