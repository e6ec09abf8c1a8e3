import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isFound } from '@touchline/contracts/search-text';
import { isTeamId } from './team-filter.js';

type Searched = Pick<Athlete, 'first_name' | 'last_name' | 'sport' | 'team_id'>;

/**
 * The athletes a coach is looking for, in their given order. `team` is '' (all), a team's id, or the text of a sport,
 * which matches every sport that contains it; `search` matches within "first last" or within the sport.
 */
export function filterAthletes<T extends Searched>(athletes: readonly T[], team: string, search: string): T[] {
  return athletes.filter(
    (athlete) => inTeam(athlete, team) && (isFound(fullName(athlete), search) || isFound(athlete.sport, search)),
  );
}

/** "first last". */
export function fullName(athlete: Pick<Athlete, 'first_name' | 'last_name'>): string {
  return `${athlete.first_name} ${athlete.last_name}`.trim();
}

function inTeam(athlete: Searched, team: string): boolean {
  return isTeamId(team) ? athlete.team_id === Number(team) : isFound(athlete.sport, team);
}
