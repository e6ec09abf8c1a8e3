import { ApiError, sentenceOf } from '@touchline/ui/host';

/** What a form says about a new password that was refused, or that failed to get there. */
export function passwordFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network') return 'Failed to update password. Please try again.';
  return sentenceOf(error, 'Failed to update password.');
}
