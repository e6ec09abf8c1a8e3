import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** What the device keeps of an athlete for the day: the name, and the team. */
export type AthleteName = Pick<Athlete, 'athlete_id' | 'team_id' | 'first_name' | 'last_name'>;

/** The coach's teams, and the names of their athletes. */
export interface Names {
  teams: TeamWithAthletes[];
  athletes: AthleteName[];
}

const nameOf = ({ athlete_id, team_id, first_name, last_name }: Athlete): AthleteName => ({
  athlete_id,
  team_id,
  first_name,
  last_name,
});

/**
 * The names for Take Attendance without a network. They are taken from the answers that the page asks for anyway; only this part of them
 * is kept on the device.
 */
export const namesQuery = (api: ApiClient, cache: QueryClient) =>
  queryOptions({
    queryKey: own.key('attendance', 'names'),
    meta: { shows: ['teams', 'athletes'], keptOffline: (names) => names },
    queryFn: async (): Promise<Names> => {
      const [teams, athletes] = await Promise.all([
        cache.fetchQuery(teamsWithAthletesQuery(api)),
        cache.fetchQuery(athletesQuery(api)),
      ]);
      return { teams, athletes: athletes.map(nameOf) };
    },
  });
