import { REAUTH_REQUIRED } from '@touchline/contracts/error-codes';
import { ApiError, sentenceOf } from '@touchline/ui/host';

/** What the form says about a refused or failed change. */
export function updateFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network') return 'Failed to update password. Please try again.';
  return sentenceOf(error, 'Failed to update password.');
}

/** The sign-in is too long ago: the server wants the current password, too. */
export const asksForCurrent = (error: unknown): boolean => error instanceof ApiError && error.code === REAUTH_REQUIRED;
