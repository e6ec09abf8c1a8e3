import type { ApiClient } from '@touchline/ui/host';
import { getAthletes } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';

/**
 * A team's athletes by last, then first name. Read once per recording and never refreshed, so that no card moves or
 * disappears while the coach types.
 */
export const teamAthletesQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('team-athletes', teamId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getAthletes(api, { team_id: teamId }, signal),
    staleTime: 'static',
    gcTime: 0,
  });
