import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** How far the coach's teams are set up. */
export const firstStepsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('first-steps'),
    meta: { shows: ['athletes', 'teams', 'events'] },
    queryFn: ({ signal }) => api.call('GET /api/dashboard/first-steps', { signal }),
    staleTime: 0,
  });
