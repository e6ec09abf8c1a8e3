import { answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { matchesSearch } from '@touchline/contracts/search-text';
import { fullName } from '@touchline/ui/pickers';
import { putParam } from '@touchline/ui/router';
import { formatCount } from '../../../shared/format-count.js';

/** The state of the screen that is kept in the address. */
export interface RosterView {
  search: string;
  /** Shows the archived athletes instead of the current ones. */
  archived: boolean;
  /** Leaves out athletes who can answer on their phone. */
  cannotAnswer: boolean;
}

const ARCHIVED = 'archived';
const CANNOT_ANSWER = 'not-yet';

/** Who may answer with what, by the id of the athlete. */
export type AccessByAthlete = ReadonlyMap<number, AthleteAccess>;

/** Reads the address. Invalid parameters count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams): RosterView {
  return {
    search: params.get('q') ?? '',
    archived: params.get('show') === ARCHIVED,
    cannotAnswer: params.get('answers') === CANNOT_ANSWER,
  };
}

/** The address after a change. Default values are left out; unrelated parameters stay. */
export function writeView(params: URLSearchParams, change: Partial<RosterView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const nextParams = new URLSearchParams(params);
  putParam(nextParams, 'q', view.search, '');
  putParam(nextParams, 'show', view.archived ? ARCHIVED : null, null);
  putParam(nextParams, 'answers', view.cannotAnswer ? CANNOT_ANSWER : null, null);
  return nextParams;
}

/** Finds athletes by name, position or jersey number. */
export function filterAthletes(roster: readonly Athlete[], search: string): Athlete[] {
  return roster.filter(
    (athlete) =>
      matchesSearch(fullName(athlete), search) ||
      matchesSearch(athlete.position ?? '', search) ||
      athlete.jersey_number === search.trim(),
  );
}

/** The athletes who cannot answer yet. Of whom nothing is known stays in the list. */
export function filterNotAnswering(roster: readonly Athlete[], access: AccessByAthlete): Athlete[] {
  return roster.filter(({ athlete_id: id }) => {
    const known = access.get(id);
    return known === undefined || answeringState(known) !== 'ready';
  });
}

/** `20 athletes`, or `3 of 20 athletes` when the search hides some. */
export function formatShownCount(shown: number, all: number): string {
  return `${shown === all ? '' : `${shown} of `}${formatCount(all, 'athlete')}`;
}
