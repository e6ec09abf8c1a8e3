/** What a panel looks at of one call. */
interface Call<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

type Answers<Calls extends readonly Call<unknown>[]> = { [At in keyof Calls]: NonNullable<Calls[At]['data']> };

/** Several calls as one: there once all are there, failed where one has failed; only what failed is asked for again. */
export function allOf<const Calls extends readonly Call<unknown>[]>(calls: Calls): Call<Answers<Calls>> {
  const failed = calls.filter(({ error }) => error !== null);
  return {
    data: calls.every(({ data }) => data !== undefined) ? (calls.map(({ data }) => data) as Answers<Calls>) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
