import type { Athlete } from '@touchline/contracts/athletes.schema';
import { matchesSearch } from '@touchline/contracts/search-text';
import { filterAthletes, fullName } from '@touchline/ui/pickers';
import { rosterStatus } from '../../../shared/status/roster-status.js';
import type { PlanView } from './plan-view.js';

/** The athletes who pass the roster's filters, in their given order. The search matches within the name. */
export function filterRoster<T extends Athlete>(
  athletes: readonly T[],
  { rosterTeam, status, search }: Pick<PlanView, 'rosterTeam' | 'status' | 'search'>,
): T[] {
  return filterAthletes(athletes, rosterTeam, '').filter(
    (athlete) => (status === null || rosterStatus(athlete) === status) && matchesSearch(fullName(athlete), search),
  );
}
