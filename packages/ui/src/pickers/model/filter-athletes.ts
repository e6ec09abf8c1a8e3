import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isTeamId } from './team-filter.js';

type Searched = Pick<Athlete, 'first_name' | 'last_name' | 'sport' | 'team_id'>;

/**
 * The athletes a coach is looking for, in their given order. `team` is '' (all), a team's id, or the text of a sport,
 * which matches every sport that contains it; `search` matches within "first last" or within the sport. Case never matters.
 */
export function filterAthletes<T extends Searched>(athletes: readonly T[], team: string, search: string): T[] {
  const wanted = fold(search);
  return athletes.filter((athlete) => inTeam(athlete, team) && (fold(fullName(athlete)).includes(wanted) || fold(athlete.sport).includes(wanted)));
}

/** "first last". */
export function fullName(athlete: Pick<Athlete, 'first_name' | 'last_name'>): string {
  return `${athlete.first_name} ${athlete.last_name}`.trim();
}

function inTeam(athlete: Searched, team: string): boolean {
  return isTeamId(team) ? athlete.team_id === Number(team) : fold(athlete.sport).includes(fold(team));
}

/** The same letter can be written composed or decomposed, and spaces may be doubled: both must match. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
