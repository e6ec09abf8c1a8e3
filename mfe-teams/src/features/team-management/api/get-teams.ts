import type { Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { TEAMS_KEY } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';
import { managed, type ManagedTeam } from '../model/managed-team.js';

export const managedTeamsKey = [...TEAMS_KEY, 'managed'] as const;

async function getTeams(api: ApiClient, signal: AbortSignal): Promise<ManagedTeam[]> {
  const teams = await api.get<Team[]>('/api/teams', { signal });
  const receivedAt = performance.now();
  return teams.map((team) => managed(team, receivedAt));
}

/** The coach's teams with their codes. Read anew whenever the page comes back to the front: a sleeping tab counts no seconds. */
export const teamsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: managedTeamsKey,
    queryFn: ({ signal }) => getTeams(api, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
