import { ApiError } from '@touchline/ui/host';

/** Whether the server said no. Else nobody knows what became of the call: it may be done, and its answer lost. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.status < 500;
}
