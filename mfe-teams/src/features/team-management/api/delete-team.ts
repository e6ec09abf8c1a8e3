import { ApiError, type ApiClient } from '@touchline/ui/host';
import { TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import type { ManagedTeam } from '../model/managed-team.js';
import { managedTeamsKey } from './get-teams.js';

/** One that is gone already is what was wanted: a colleague was quicker, or an earlier answer got lost. */
async function deleteTeam(api: ApiClient, teamId: number): Promise<void> {
  try {
    await api.send<void>('DELETE', `/api/teams/${teamId}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Deletes an empty team; every list of teams is read anew, after a refusal too: there was more in it than the screen knew. */
export const deleteTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (teamId: number) => deleteTeam(api, teamId),
    onSuccess: async (_, teamId) => {
      // A list that is on its way is from before.
      await queryClient.cancelQueries({ queryKey: managedTeamsKey });
      queryClient.setQueryData<ManagedTeam[]>(managedTeamsKey, (teams) =>
        teams?.filter(({ team_id }) => team_id !== teamId),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TEAMS_KEY }),
  });
