import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isFound } from '@touchline/contracts/search-text';
import { fullName } from '@touchline/ui/pickers';

/** Which athletes of the team are shown. `position` null: of all. */
export interface SheetFilter {
  search: string;
  position: string | null;
}

export const NO_FILTER: SheetFilter = { search: '', position: null };

/**
 * The athletes a coach is looking for: by a part of the name, or by the number on the shirt, with or without `#`. Who wears that very number
 * stands alone, so that nobody else's box is the first; where nobody does, the numbers that begin with it.
 */
export function shownAthletes(athletes: readonly Athlete[], { search, position }: SheetFilter): Athlete[] {
  const inPosition = athletes.filter((athlete) => position === null || athlete.position === position);
  const number = /^#?(\d+)$/.exec(search.trim())?.[1];
  if (number === undefined) return inPosition.filter((athlete) => isFound(fullName(athlete), search));
  const exact = inPosition.filter((athlete) => athlete.jersey_number === Number(number));
  return exact.length > 0
    ? exact
    : inPosition.filter((athlete) => String(athlete.jersey_number ?? '').startsWith(number));
}

/** The positions of a team, each once, by the alphabet. */
export function positionsOf(athletes: readonly Pick<Athlete, 'position'>[]): string[] {
  return [...new Set(athletes.flatMap(({ position }) => (position === null ? [] : [position])))].sort((a, b) =>
    a.localeCompare(b),
  );
}
