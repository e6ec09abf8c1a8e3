import type { QueryClient, QueryKey } from '@touchline/ui/query';
import { COMPARISONS_KEY } from './comparisons/comparisons-key.js';

/**
 * Applies the answer of a save or delete to a cached list. Cancels a running read first, because its answer may be
 * older. The comparisons that include the changed record are read again.
 */
export async function updateCachedList<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: (list: readonly T[]) => T[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<T[]>(queryKey, (list) => list && update(list));
  void queryClient.invalidateQueries({ queryKey: COMPARISONS_KEY });
}
