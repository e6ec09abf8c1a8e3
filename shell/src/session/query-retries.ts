import { ApiError } from '@touchline/ui/host';

/** Retries that are in stock at first, and at most. */
const MOST_RETRIES = 10;
/** What each answered query adds: so that at most one call in ten is a retry. */
const RETRIES_PER_ANSWER = 0.1;
const PAUSE_MS = 1000;
/** Pauses differ by up to this factor, so that pages do not all come back at the same moment. */
const MOST_JITTER = 0.5;

/**
 * Repeats a failed query once, after the pause that the server asks for. If everything fails, repeating would double the
 * load of a server that has too much of it already: so there is a stock of retries, which answers fill up again. A
 * refused query is not repeated, because the answer would be the same.
 */
export class QueryRetries {
  private stock = MOST_RETRIES;

  constructor(private readonly random: () => number = Math.random) {}

  /** Notes that a query was answered. */
  noteAnswer(): void {
    this.stock = Math.min(MOST_RETRIES, this.stock + RETRIES_PER_ANSWER);
  }

  /** Whether a query is repeated; `failures` is 0 for its first failure. Takes a retry from the stock. */
  readonly consumeRetry = (failures: number, error: Error): boolean => {
    if (failures >= 1 || ApiError.isRefusal(error) || this.stock < 1) return false;
    this.stock -= 1;
    return true;
  };

  /** Milliseconds until the query is repeated. */
  readonly pause = (_failures: number, error: Error): number => {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    const pauseMs = seconds === null ? PAUSE_MS : seconds * 1000;
    return pauseMs * (1 + this.random() * MOST_JITTER);
  };
}
