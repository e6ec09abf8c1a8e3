import { ApiError } from '@touchline/ui/host';

/** Whether a call failed because what it was about is there no longer: whoever wanted it deleted has what they wanted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
