import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY, TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { rosterWith } from '../model/roster-with.js';
import { ROSTER_KEY, type RosterOf } from './get-roster.js';

/** What changes of whom. `version` is always said: nothing is written over what nobody has looked at. */
export interface AthleteChange {
  athleteId: number;
  body: ChangeAthleteBody & { version: number };
}

const changeAthlete = (api: ApiClient, { athleteId, body }: AthleteChange) =>
  api.send<Athlete>('PUT', `/api/athletes/${athleteId}`, body);

/** Changes an entry, moves, archives or brings back. It is on screen at once; every list of athletes and of teams is read anew, also after a refusal. */
export const changeAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (change: AthleteChange) => changeAthlete(api, change),
    onSuccess: async (athlete) => {
      // A list that is on its way is from before.
      await queryClient.cancelQueries({ queryKey: ROSTER_KEY });
      for (const [key, roster] of queryClient.getQueriesData<Athlete[]>({ queryKey: ROSTER_KEY })) {
        if (roster) queryClient.setQueryData(key, rosterWith(roster, athlete, key[ROSTER_KEY.length] as RosterOf));
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ATHLETES_KEY });
      void queryClient.invalidateQueries({ queryKey: TEAMS_KEY });
    },
  });
