import type { Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { managed, withTeam, type ManagedTeam } from '../model/managed-team.js';
import type { NewTeam, TeamSender } from '../model/team-request.js';
import { managedTeamsKey } from './get-teams.js';

/** Creates a team with a code of its own. It is on screen at once; every list of teams is read anew behind it. */
export const createTeamMutation = (api: ApiClient, queryClient: QueryClient, sender: TeamSender) =>
  mutationOptions({
    mutationFn: (team: NewTeam) =>
      sender.send(team, ({ key, body }) => api.send<Team>('POST', '/api/teams', body, { retryKey: key })),
    onSuccess: (team) => {
      queryClient.setQueryData<ManagedTeam[]>(
        managedTeamsKey,
        (teams) => teams && withTeam(teams, managed(team, performance.now())),
      );
    },
    // After a failure, too: an answer that got lost may have been a team.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TEAMS_KEY }),
  });
