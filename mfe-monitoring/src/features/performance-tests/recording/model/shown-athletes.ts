import type { Athlete } from '@touchline/contracts/athletes.schema';
import { matchesSearch } from '@touchline/contracts/search-text';
import { fullName } from '@touchline/ui/pickers';

/** The filter of the athlete list. `position` null: all positions. */
export interface SheetFilter {
  search: string;
  position: string | null;
}

export const NO_FILTER: SheetFilter = { search: '', position: null };

/**
 * The athletes that match: by a part of the name, or by the jersey number, with or without `#`. An exact number hides
 * longer ones, so that its field is the first; without an exact match, numbers that begin with it are shown.
 */
export function shownAthletes(athletes: readonly Athlete[], { search, position }: SheetFilter): Athlete[] {
  const inPosition = athletes.filter((athlete) => position === null || athlete.position === position);
  const number = /^#?(\d+)$/.exec(search.trim())?.[1];
  if (number === undefined) return inPosition.filter((athlete) => matchesSearch(fullName(athlete), search));
  const exact = inPosition.filter((athlete) => athlete.jersey_number === number);
  return exact.length > 0 ? exact : inPosition.filter((athlete) => athlete.jersey_number?.startsWith(number));
}

/** The positions of a team, each once, in alphabetical order. */
export function positionsOf(athletes: readonly Pick<Athlete, 'position'>[]): string[] {
  return [...new Set(athletes.flatMap(({ position }) => (position === null ? [] : [position])))].sort((a, b) =>
    a.localeCompare(b),
  );
}
