import type { Athlete } from '@touchline/contracts/athletes.schema';
import { fullName } from '@touchline/contracts/athlete-labels';
import { isInTeam } from '@touchline/contracts/membership';
import { matchesSearch } from '@touchline/contracts/search-text';
import { isTeamId } from './team-filter.js';

type Searched = Pick<Athlete, 'first_name' | 'last_name' | 'sport'> & { memberships: readonly { team_id: number }[] };

/** The athletes of a team (its id, or a sport; '' for all) whose name or sport matches the search. */
export function filterAthletes<T extends Searched>(athletes: readonly T[], team: string, search: string): T[] {
  return athletes.filter(
    (athlete) =>
      inTeam(athlete, team) && (matchesSearch(fullName(athlete), search) || matchesSearch(athlete.sport, search)),
  );
}

function inTeam(athlete: Searched, team: string): boolean {
  return isTeamId(team) ? isInTeam(athlete, Number(team)) : matchesSearch(athlete.sport, team);
}
