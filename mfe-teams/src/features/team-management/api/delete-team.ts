import { ApiError, type ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import type { ManagedTeam } from '../model/managed-team.js';
import { managedTeamsKey } from './get-teams.js';

/** Resolves 'gone' for a 404: a colleague deleted the team, or the answer to an earlier request got lost. */
async function deleteTeam(api: ApiClient, teamId: number): Promise<'deleted' | 'gone'> {
  try {
    await api.call('DELETE /api/teams/{id}', { params: { id: teamId } });
    return 'deleted';
  } catch (error) {
    if (ApiError.isGone(error)) return 'gone';
    throw error;
  }
}

/** Deletes an empty team and refreshes all lists of teams, also after a failure, because the team may have changed. */
export const deleteTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (teamId: number) => deleteTeam(api, teamId),
    onSuccess: async (_, teamId) => {
      // A running request would bring the team back.
      await queryClient.cancelQueries({ queryKey: managedTeamsKey });
      queryClient.setQueryData<ManagedTeam[]>(managedTeamsKey, (teams) =>
        teams?.filter(({ team_id }) => team_id !== teamId),
      );
    },
    onSettled: () => announceChange(queryClient, ['teams']),
  });
