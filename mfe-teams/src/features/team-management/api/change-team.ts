import type { ChangeTeamBody, Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { storeTeam } from './get-teams.js';

type NameAndSport = Pick<ChangeTeamBody, 'name' | 'sport'>;

const changeTeam = (api: ApiClient, teamId: number, body: NameAndSport): Promise<Team> =>
  api.call('PUT /api/teams/{id}', { params: { id: teamId }, body });

/** Stores a team's name, sport or both. Shows them at once and refreshes all lists that contain them afterwards. */
export const changeTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ teamId, ...body }: NameAndSport & { teamId: number }) => changeTeam(api, teamId, body),
    onSuccess: (team) => storeTeam(queryClient, team),
    onSettled: () => announceChange(queryClient, ['teams', 'athletes']),
  });
