import type { Athlete } from '@touchline/contracts/athletes.schema';
import { matchesSearch } from '@touchline/contracts/search-text';
import { isTeamId } from './team-filter.js';

type Searched = Pick<Athlete, 'first_name' | 'last_name' | 'sport' | 'team_id'>;

/** `First Last`. */
export function filterAthletes<T extends Searched>(athletes: readonly T[], team: string, search: string): T[] {
  return athletes.filter(
    (athlete) =>
      inTeam(athlete, team) && (matchesSearch(fullName(athlete), search) || matchesSearch(athlete.sport, search)),
  );
}

/** "first last". */
export function fullName(athlete: Pick<Athlete, 'first_name' | 'last_name'>): string {
  return `${athlete.first_name} ${athlete.last_name}`.trim();
}

function inTeam(athlete: Searched, team: string): boolean {
  return isTeamId(team) ? athlete.team_id === Number(team) : matchesSearch(athlete.sport, team);
}
