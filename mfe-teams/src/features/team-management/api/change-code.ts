import type { ChangeTeamBody, Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { managed, withTeam, type ManagedTeam } from '../model/managed-team.js';
import { withFreeCode } from '../model/with-free-code.js';
import { managedTeamsKey } from './get-teams.js';

const changeCode = (api: ApiClient, teamId: number, body: ChangeTeamBody) =>
  api.send<Team>('PUT', `/api/teams/${teamId}`, body);

/** Whatever becomes of it, the list is read anew; the answer is on screen at once. */
const shown = (queryClient: QueryClient) => ({
  onSuccess: (team: Team) => {
    queryClient.setQueryData<ManagedTeam[]>(
      managedTeamsKey,
      (teams) => teams && withTeam(teams, managed(team, performance.now())),
    );
  },
  onSettled: () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey }),
});

/** Gives a team a newly drawn code. */
export const regenerateCodeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (teamId: number) => withFreeCode((code) => changeCode(api, teamId, { registration_code: code })),
    ...shown(queryClient),
  });

/** Clears a code whose time is over. One that a colleague has drawn meanwhile stays. */
export const clearCodeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ teamId, code }: { teamId: number; code: string }) =>
      changeCode(api, teamId, { registration_code: null, if_registration_code: code }),
    ...shown(queryClient),
  });
