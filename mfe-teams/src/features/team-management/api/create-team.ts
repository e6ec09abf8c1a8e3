import { CREATED_CODE_SECONDS } from '@touchline/contracts/registration-code';
import type { Sport } from '@touchline/contracts/sports';
import type { CreateTeamBody, Team } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { managed, withTeam, type ManagedTeam } from '../model/managed-team.js';
import { withFreeCode } from '../model/with-free-code.js';
import { managedTeamsKey } from './get-teams.js';

export interface NewTeam {
  sport: Sport;
  /** Empty: the server calls it by its sport. */
  name: string;
}

function createTeam(api: ApiClient, { sport, name }: NewTeam): Promise<Team> {
  const wanted = name.trim();
  return withFreeCode((code) => {
    const code_expires_at = new Date(Date.now() + CREATED_CODE_SECONDS * 1000).toISOString();
    const body: CreateTeamBody = { sport, registration_code: code, code_expires_at, ...(wanted === '' ? {} : { name: wanted }) };
    return api.send<Team>('POST', '/api/teams', body);
  });
}

/** Creates a team with a code of its own. It is on screen at once; every list of teams is read anew behind it. */
export const createTeamMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (team: NewTeam) => createTeam(api, team),
    onSuccess: (team) => {
      queryClient.setQueryData<ManagedTeam[]>(managedTeamsKey, (teams) => teams && withTeam(teams, managed(team, performance.now())));
    },
    // After a failure, too: an answer that got lost may have been a team.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TEAMS_KEY }),
  });
