import type {
  PerformanceTest,
  PerformanceTestWrite,
  SavePerformanceTestsBody,
} from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { performanceTestsKey } from './get-performance-tests.js';

async function savePerformanceTests(
  api: ApiClient,
  athleteId: number,
  entry: PerformanceTestWrite,
): Promise<PerformanceTest> {
  const [stored]: PerformanceTest[] = await api.call('PUT /api/athletes/fatigue-indicators', {
    body: {
      athlete_id: athleteId,
      entries: [entry],
    } satisfies SavePerformanceTestsBody,
  });
  if (!stored) throw new Error('The answer to a stored test holds no record.');
  return stored;
}

/**
 * Stores another value of one test and resolves to the stored test, which replaces the cached one without another read.
 * A failed call may have been stored, so that the tests are read again after it. The daily tasks do not depend on a
 * value.
 */
export const savePerformanceTestsMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = performanceTestsKey(athleteId);
  return mutationOptions({
    mutationFn: (entry: PerformanceTestWrite) => savePerformanceTests(api, athleteId, entry),
    onSuccess: (stored) =>
      updateCachedList<PerformanceTest>(queryClient, queryKey, (list) =>
        list.map((record) => (record.id === stored.id ? stored : record)),
      ),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
