import { formatWait } from '@touchline/contracts/format-wait';
import { uiTexts } from '../texts.js';
import { ApiError } from './api-client.js';

/** What a screen says about a failed call. */
export interface CallFailure {
  sentence: string;
  /** What the coach can do; null when nothing is known. */
  hint: string | null;
}

/** What the coach can do about a call that failed for a reason unrelated to its content; null when nothing is known. */
export function callHint(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'network') return uiTexts.offline;
  if (error.code === 'rate_limited') return uiTexts.tryAgainIn(formatWait(error.retryAfterSeconds ?? 60));
  return error.status >= 500 ? uiTexts.serverBusy : null;
}
