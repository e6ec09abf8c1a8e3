import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated, validationFailed } from '../errors/shared.errors.js';
import { sha256 } from '../text/sha256.js';

/** The header with which a client marks a creating call that it may have to send again after a lost answer. */
const IDEMPOTENCY_HEADER = 'idempotency-key';
const WELL_FORMED = /^[\x21-\x7e]{1,200}$/;

/** A key and the call it was sent with. */
export interface SentCall {
  keySha256: string;
  /** Hash of method, address and body: the same key with a different call is a mistake of the client. */
  callSha256: string;
}

/** A key as it is stored: with its coach. */
export interface IdempotencyKey extends SentCall {
  coachId: number;
}

/**
 * The key of a creating call as an argument of a handler; null if none was sent. Throws a validation error for an
 * invalid key.
 */
export const SentKey = createParamDecorator((_: unknown, context: ExecutionContext): IdempotencyKey | null => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const sent = sentCallOf(request);
  if (sent === null) return null;
  if (!request.coach) throw unauthenticated();
  return { coachId: request.coach.coachId, ...sent };
});

/** The same for a call of an athlete, whose keys are stored with what they created. */
export const SentCallOfAthlete = createParamDecorator((_: unknown, context: ExecutionContext): SentCall | null =>
  sentCallOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function sentCallOf({ headers, method, url, body }: FastifyRequest): SentCall | null {
  const sent = headers[IDEMPOTENCY_HEADER];
  if (sent === undefined) return null;
  if (typeof sent !== 'string' || !WELL_FORMED.test(sent)) {
    throw validationFailed([
      { path: IDEMPOTENCY_HEADER, message: 'Idempotency-Key must be 1 to 200 visible characters.' },
    ]);
  }
  return { keySha256: sha256(sent), callSha256: sha256(`${method} ${url}\n${JSON.stringify(body ?? null)}`) };
}
