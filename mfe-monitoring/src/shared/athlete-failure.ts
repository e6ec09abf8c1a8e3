import { ApiError, sentenceOf } from '@touchline/ui/host';

/** Why figures of an athlete are not there: out of reach, else the server's sentence, else `fallback`. */
export function athleteFailure(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === 404)
    return 'This athlete does not exist or is in none of your teams. Choose another athlete.';
  return sentenceOf(error, fallback);
}
