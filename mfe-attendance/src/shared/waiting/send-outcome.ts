import { ApiError } from '@touchline/ui/host';

/**
 * `retry`: it is unknown whether the server has stored it. It may be sent again unchanged, not before `afterSeconds`.
 */
export type SendOutcome<Stored, Problem> =
  { kind: 'stored'; stored: Stored } | { kind: 'retry'; afterSeconds: number } | { kind: 'problem'; problem: Problem };

/** No answer (0), an answer of a proxy, or a server that asks to retry later. */
const RETRYABLE_STATUS = new Set([0, 429, 502, 503, 504]);

/** An ended session is retryable: waiting items are sent once the coach has signed in again. */
export function isRetryable({ code, status }: ApiError): boolean {
  return code === 'network' || code === 'unauthenticated' || RETRYABLE_STATUS.has(status);
}

export function retryAfter(error: unknown): { kind: 'retry'; afterSeconds: number } {
  return { kind: 'retry', afterSeconds: error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0 };
}
