import type { QueryClient, QueryKey } from '@touchline/ui/query';

/**
 * Applies the answer of a save or delete to a cached list. Cancels a running read first, because its answer may be
 * older.
 */
export async function updateCachedList<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: (list: readonly T[]) => T[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<T[]>(queryKey, (list) => list && update(list));
}
