import type { UsualWellness } from '@touchline/contracts/comparisons.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { COMPARISONS_KEY } from './comparisons-key.js';
import type { DaySpan } from './day-span.js';

/** The usual range of one athlete's Hooper Index on each day of a span. */
export const usualWellnessQuery = (api: ApiClient, athleteId: number, span: DaySpan) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, 'usual-wellness', athleteId, span],
    queryFn: ({ signal }): Promise<UsualWellness> =>
      api.call('GET /api/dashboard/usual-variation/wellness', { query: { athlete_id: athleteId, ...span }, signal }),
  });
