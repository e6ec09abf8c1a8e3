import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getTeams = (api: ApiClient, signal: AbortSignal) => api.call('GET /api/teams', { signal });

/** The coach's teams. The key begins with the area's name; `shows` says which changes of other areas make the list stale. */
export const teamsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('teams'),
    meta: { shows: ['teams', 'athletes'] },
    queryFn: ({ signal }) => getTeams(api, signal),
  });
