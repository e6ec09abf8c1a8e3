import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** The board says it beside a missing answer only, so nobody waits for it in seconds. */
const POLL_INTERVAL_MS = 60_000;

const getAthleteAccess = (api: ApiClient, teamId: number | null, signal: AbortSignal): Promise<AthleteAccess[]> =>
  api.call('GET /api/athlete-access', { query: { team_id: teamId }, signal });

/** Who can answer on their own phone. null: all teams of the coach. */
export const accessQuery = (api: ApiClient, teamId: number | null) =>
  queryOptions({
    queryKey: own.key('athlete-access', teamId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getAthleteAccess(api, teamId, signal),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
