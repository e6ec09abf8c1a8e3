import type { Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import type { NewTeam, TeamSender } from '../model/team-request.js';
import { storeTeam } from './get-teams.js';

/** Creates a team with a new code. Shows it at once and refreshes all lists of teams afterwards. */
export const createTeamMutation = (api: ApiClient, queryClient: QueryClient, sender: TeamSender) =>
  mutationOptions({
    mutationFn: (team: NewTeam) =>
      sender.send(team, ({ key, body }): Promise<Team> => api.call('POST /api/teams', { body, retryKey: key })),
    onSuccess: (team) => storeTeam(queryClient, team),
    // Also after a failure: the server may have created the team although no answer arrived.
    onSettled: () => announceChange(queryClient, ['teams']),
  });
