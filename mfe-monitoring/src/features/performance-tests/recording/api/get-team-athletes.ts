import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';

const getTeamAthletes = (api: ApiClient, teamId: number, signal: AbortSignal) =>
  api.get<Athlete[]>('/api/athletes/list', { query: { team_id: teamId }, signal });

/**
 * A team's athletes by last, then first name. Read once per recording and never refreshed, so that no card moves or
 * disappears while the coach types.
 */
export const teamAthletesQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: [...ATHLETES_KEY, 'of team', teamId],
    queryFn: ({ signal }) => getTeamAthletes(api, teamId, signal),
    staleTime: 'static',
    gcTime: 0,
  });
