import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { performanceTestsKey } from './get-performance-tests.js';
import { performanceKey } from './get-performance.js';

type StoredTest = Pick<PerformanceTest, 'id' | 'version'>;

const deletePerformanceTest = (api: ApiClient, { id, version }: StoredTest) =>
  api.call('DELETE /api/athletes/fatigue-indicators/{id}', { params: { id }, query: { version } });

/**
 * Deletes one test and removes it from the cache. A deleted test can reopen a task of the day, so the daily tasks on
 * the same screen are read again. After a failed call the tests are read again, too.
 */
export const deletePerformanceTestMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = performanceTestsKey(athleteId);
  return mutationOptions({
    mutationFn: (test: StoredTest) => deletePerformanceTest(api, test),
    onSuccess: (_, { id }) =>
      updateCachedList<PerformanceTest>(queryClient, queryKey, (list) => list.filter((record) => record.id !== id)),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: performanceKey(athleteId) }),
  });
};
