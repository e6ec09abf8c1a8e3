import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

const getTeams = (api: ApiClient, signal: AbortSignal) => api.call('GET /api/teams', { signal });

/** The coach's teams. The key begins with the area's name, because no other area uses this list. */
export const teamsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['__NAME__', 'teams'], queryFn: ({ signal }) => getTeams(api, signal) });
