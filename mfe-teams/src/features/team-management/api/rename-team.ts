import type { ChangeTeamBody, Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY, TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { managed, withTeam, type ManagedTeam } from '../model/managed-team.js';
import { managedTeamsKey } from './get-teams.js';

const renameTeam = (api: ApiClient, teamId: number, name: string) =>
  api.send<Team>('PUT', `/api/teams/${teamId}`, { name } satisfies ChangeTeamBody);

/** Gives a team another name. It is on screen at once; every list that names teams is read anew behind it. */
export const renameTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ teamId, name }: { teamId: number; name: string }) => renameTeam(api, teamId, name),
    onSuccess: (team) => {
      queryClient.setQueryData<ManagedTeam[]>(
        managedTeamsKey,
        (teams) => teams && withTeam(teams, managed(team, performance.now())),
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: TEAMS_KEY });
      void queryClient.invalidateQueries({ queryKey: ATHLETES_KEY });
    },
  });
