import type { Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';
import { toManagedTeam, upsertTeam, type ManagedTeam } from '../model/managed-team.js';

export const managedTeamsKey = own.key('managed-teams');

async function getTeams(api: ApiClient, signal: AbortSignal): Promise<ManagedTeam[]> {
  const teams: Team[] = await api.call('GET /api/teams', { signal });
  const receivedAt = performance.now();
  return teams.map((team) => toManagedTeam(team, receivedAt));
}

/** The teams of the coach with their codes. Refetches on focus because the countdown stops in a sleeping tab. */
export const teamsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: managedTeamsKey,
    meta: { shows: ['teams'] },
    queryFn: ({ signal }) => getTeams(api, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Puts a team that was just received into the cached list. */
export function storeTeam(queryClient: QueryClient, team: Team): void {
  queryClient.setQueryData<ManagedTeam[]>(
    managedTeamsKey,
    (teams) => teams && upsertTeam(teams, toManagedTeam(team, performance.now())),
  );
}
