import { callHint, type CallFailure } from '@touchline/ui/host';
import { signInTexts } from '../app/texts.js';

/**
 * The same sentence for every failure, so that it does not reveal who has an account. The hint is true for any address.
 */
export function signInFailure(error: unknown): CallFailure {
  return { sentence: signInTexts.failed, hint: callHint(error) };
}
