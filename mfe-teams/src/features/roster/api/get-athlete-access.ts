import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** A phone that pairs appears within ten seconds, including the time of the request. */
const POLL_INTERVAL_MS = 8_000;

const getAthleteAccess = (api: ApiClient, teamId: number, signal: AbortSignal): Promise<AthleteAccess[]> =>
  api.call('GET /api/athlete-access', { query: { team_id: teamId }, signal });

/** Who of a team may answer with what. Polled while the page is visible, because athletes pair phones meanwhile. */
export const accessQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('athlete-access', teamId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getAthleteAccess(api, teamId, signal),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
