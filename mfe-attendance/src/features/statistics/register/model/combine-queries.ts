/** The part of a query that a panel reads. */
interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

type Answers<Calls extends readonly QueryState<unknown>[]> = { [At in keyof Calls]: NonNullable<Calls[At]['data']> };

/**
 * Several queries as one: it has data once all have, and fails if one fails. `refetch` repeats only the failed ones.
 */
export function combineQueries<const Calls extends readonly QueryState<unknown>[]>(
  calls: Calls,
): QueryState<Answers<Calls>> {
  const failed = calls.filter(({ error }) => error !== null);
  return {
    data: calls.every(({ data }) => data !== undefined) ? (calls.map(({ data }) => data) as Answers<Calls>) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
