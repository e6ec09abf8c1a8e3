import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import { isInTeam } from '@touchline/contracts/membership';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { ROSTER_KEY, type RosterOf } from './get-roster.js';

/** The changed fields of an athlete. `version` is required so that no change by someone else is overwritten unseen. */
export interface AthleteChange {
  athleteId: number;
  body: ChangeAthleteBody & { version: number };
}

const changeAthlete = (api: ApiClient, { athleteId, body }: AthleteChange): Promise<Athlete> =>
  api.call('PUT /api/athletes/{id}', { params: { id: athleteId }, body });

/** What a mutation that answers the changed athlete does: it shows the result at once and refreshes all lists. */
export const athleteChanged = (queryClient: QueryClient) => ({
  onSuccess: async (athlete: Athlete) => {
    // Running requests would bring the old state back.
    await queryClient.cancelQueries({ queryKey: ROSTER_KEY });
    for (const [key, roster] of queryClient.getQueriesData<Athlete[]>({ queryKey: ROSTER_KEY })) {
      if (roster) queryClient.setQueryData(key, updateRoster(roster, athlete, key[ROSTER_KEY.length] as RosterOf));
    }
  },
  onSettled: () => announceChange(queryClient, ['athletes', 'teams']),
});

/**
 * Changes, moves, archives or brings back an athlete. Shows the result at once and refreshes all lists of athletes and
 * teams, also after a failure.
 */
export const changeAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (change: AthleteChange) => changeAthlete(api, change),
    ...athleteChanged(queryClient),
  });

/** Replaces the athlete in a roster, or removes them when they no longer belong to it. A refresh adds new members. */
export function updateRoster(roster: readonly Athlete[], athlete: Athlete, of: RosterOf): Athlete[] {
  const belongs = isInTeam(athlete, of.teamId) && (athlete.archived_at !== null) === of.archived;
  return roster.flatMap((other) => (other.athlete_id !== athlete.athlete_id ? [other] : belongs ? [athlete] : []));
}
