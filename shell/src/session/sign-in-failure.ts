import { callHint, type CallFailure } from '@touchline/ui/host';

/** One sentence for every failure, so that nothing tells who has an account; the hint tells only what is true for anyone. */
export function signInFailure(error: unknown): CallFailure {
  return { sentence: 'Failed to sign in. Please check your credentials.', hint: callHint(error) };
}
