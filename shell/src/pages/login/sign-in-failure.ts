import { ApiError } from '@touchline/ui/host';

export interface SignInFailure {
  sentence: string;
  /** A second line where the coach can do something about it; null otherwise. */
  hint: string | null;
}

const SENTENCE = 'Failed to sign in. Please check your credentials.';

/** One sentence for every failure, so that nothing tells who has an account; the hint tells only what is true for anyone. */
export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { sentence: SENTENCE, hint: null };
  if (error.code === 'network') return { sentence: SENTENCE, hint: 'You seem to be offline.' };
  if (error.code === 'rate_limited') return { sentence: SENTENCE, hint: `Try again in ${minutes(error.retryAfterSeconds)}.` };
  if (error.status >= 500) return { sentence: SENTENCE, hint: 'The server is busy. Try again in a moment.' };
  return { sentence: SENTENCE, hint: null };
}

function minutes(seconds: number | null): string {
  const count = Math.max(1, Math.ceil((seconds ?? 60) / 60));
  return count === 1 ? '1 minute' : `${count} minutes`;
}
