import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getAthleteAccess = (api: ApiClient, teamId: number, signal: AbortSignal): Promise<AthleteAccess[]> =>
  api.call('GET /api/athlete-access', { query: { team_id: teamId }, signal });

/** Who of a team may answer with what. Always stale, because athletes pair devices while the roster is open. */
export const accessQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('athlete-access', teamId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getAthleteAccess(api, teamId, signal),
    staleTime: 0,
  });
