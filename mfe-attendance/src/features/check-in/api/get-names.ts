import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Membership } from '@touchline/contracts/memberships.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '@touchline/ui/host';
import { athletesQuery, labelsOf, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** What the device keeps of an athlete for the day: the name, told apart from equal ones of the list, and the teams. */
export interface AthleteName extends Pick<Athlete, 'athlete_id' | 'first_name' | 'last_name'> {
  memberships: Pick<Membership, 'team_id'>[];
  /** Absent where an earlier release has kept the names. */
  label?: string;
}

/** The coach's teams, and the names of their athletes. */
export interface Names {
  teams: TeamWithAthletes[];
  athletes: AthleteName[];
}

function toNames(athletes: readonly Athlete[]): AthleteName[] {
  const labelOf = labelsOf(athletes);
  return athletes.map((athlete) => {
    const { athlete_id, first_name, last_name } = athlete;
    const memberships = athlete.memberships.map(({ team_id }) => ({ team_id }));
    return { athlete_id, memberships, first_name, last_name, label: labelOf(athlete) };
  });
}

/** The names as they are shown. Of a kept name only the label is known. */
export function shownNames(athletes: readonly (Athlete | AthleteName)[]): (athlete: Athlete | AthleteName) => string {
  const labelOf = labelsOf(athletes);
  return (athlete) => ('label' in athlete ? athlete.label : undefined) ?? labelOf(athlete);
}

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
      return { teams, athletes: toNames(athletes) };
    },
  });
