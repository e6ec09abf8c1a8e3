import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const performanceTestsKey = (athleteId: number) => own.key('performance-tests', athleteId);

const getPerformanceTests = (api: ApiClient, athleteId: number, signal?: AbortSignal): Promise<PerformanceTest[]> =>
  api.call('GET /api/athletes/fatigue-indicators', { query: { athlete_id: athleteId }, signal });

/** All tests of one athlete, of every kind, oldest first. Fails with 404 for an athlete the coach has no access to. */
export const performanceTestsQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: performanceTestsKey(athleteId),
    queryFn: ({ signal }) => getPerformanceTests(api, athleteId, signal),
  });
