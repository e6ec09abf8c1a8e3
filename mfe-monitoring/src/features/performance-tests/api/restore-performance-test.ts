import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { performanceTestsKey } from './get-performance-tests.js';
import { performanceKey } from './get-performance.js';

const restorePerformanceTest = (api: ApiClient, id: number): Promise<PerformanceTest> =>
  api.call('POST /api/athletes/fatigue-indicators/{id}/restore', { params: { id } });

/** Restores a deleted test. The tests and the daily tasks, of which it may be one, are read again after every outcome. */
export const restorePerformanceTestMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (id: number) => restorePerformanceTest(api, id),
    onSettled: () =>
      Promise.all(
        [performanceTestsKey(athleteId), performanceKey(athleteId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
