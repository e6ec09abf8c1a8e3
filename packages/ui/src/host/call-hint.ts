import { waitInWords } from '@touchline/contracts/wait-in-words';
import { ApiError } from './api-client.js';

/** What is said about a call that failed. */
export interface CallFailure {
  sentence: string;
  /** A second line where the coach can do something about it; null otherwise. */
  hint: string | null;
}

/** What can be done about a call that failed for a reason that has nothing to do with what was sent; null where nothing is known. */
export function callHint(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'network') return 'You seem to be offline.';
  if (error.code === 'rate_limited') return `Try again in ${waitInWords(error.retryAfterSeconds ?? 60)}.`;
  return error.status >= 500 ? 'The server is busy. Try again in a moment.' : null;
}
