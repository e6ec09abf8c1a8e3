import type { UsualTests } from '@touchline/contracts/comparisons.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { COMPARISONS_KEY } from './comparisons-key.js';

/** Each test of one athlete beside the usual variation around the previous one. */
export const usualTestsQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, 'usual-tests', athleteId],
    queryFn: ({ signal }): Promise<UsualTests> =>
      api.call('GET /api/dashboard/usual-variation/tests', { query: { athlete_id: athleteId }, signal }),
  });
