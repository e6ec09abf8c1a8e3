import type { Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { storeTeam } from './get-teams.js';

const renameTeam = (api: ApiClient, teamId: number, name: string): Promise<Team> =>
  api.call('PUT /api/teams/{id}', { params: { id: teamId }, body: { name } });

/** Renames a team. Shows the new name at once and refreshes all lists that contain team names afterwards. */
export const renameTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ teamId, name }: { teamId: number; name: string }) => renameTeam(api, teamId, name),
    onSuccess: (team) => storeTeam(queryClient, team),
    onSettled: () => announceChange(queryClient, ['teams', 'athletes']),
  });
