import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isFound } from '@touchline/contracts/search-text';
import { fullName } from '@touchline/ui/pickers';
import { putParam } from '@touchline/ui/router';

/** What the screen's address says. */
export interface RosterView {
  search: string;
  /** Those who have left instead of those on the roster. */
  archived: boolean;
}

const ARCHIVED = 'archived';

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): RosterView {
  return { search: params.get('q') ?? '', archived: params.get('show') === ARCHIVED };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<RosterView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'q', view.search, '');
  putParam(written, 'show', view.archived ? ARCHIVED : null, null);
  return written;
}

/** Whom the coach is looking for: by name, position or jersey number. */
export function foundAthletes(roster: readonly Athlete[], search: string): Athlete[] {
  return roster.filter(
    (athlete) =>
      isFound(fullName(athlete), search) ||
      isFound(athlete.position ?? '', search) ||
      String(athlete.jersey_number) === search.trim(),
  );
}

/** `20 athletes`, `1 athlete`; with a search that leaves some out `3 of 20 athletes`. */
export function countText(shown: number, all: number): string {
  return `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? 'athlete' : 'athletes'}`;
}
