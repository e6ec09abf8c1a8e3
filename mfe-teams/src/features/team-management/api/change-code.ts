import type { ChangeTeamBody, Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { withFreeCode } from '../model/with-free-code.js';
import { managedTeamsKey, storeTeam } from './get-teams.js';

const changeCode = (api: ApiClient, teamId: number, body: ChangeTeamBody): Promise<Team> =>
  api.call('PUT /api/teams/{id}', { params: { id: teamId }, body });

/** Shows the answer at once and refreshes the list afterwards, also after a failure. */
const cacheUpdates = (queryClient: QueryClient) => ({
  onSuccess: (team: Team) => storeTeam(queryClient, team),
  onSettled: () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey }),
});

/** Gives a team a new code. */
export const regenerateCodeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (teamId: number) => withFreeCode((code) => changeCode(api, teamId, { registration_code: code })),
    ...cacheUpdates(queryClient),
  });

/** Clears an expired code. A newer code of a colleague stays. */
export const clearCodeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ teamId, code }: { teamId: number; code: string }) =>
      changeCode(api, teamId, { registration_code: null, if_registration_code: code }),
    ...cacheUpdates(queryClient),
  });
