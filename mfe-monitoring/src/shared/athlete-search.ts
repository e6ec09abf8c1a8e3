import { parseId, putParam } from '@touchline/ui/router';

/**
 * The choice that all screens about athletes keep in the address, so that a link from one to another keeps it. `team`:
 * '' for all, a team's id, or the name of a sport.
 */
export interface AthleteSearch {
  team: string;
  search: string;
  athleteId: number | null;
}

/** Reads the choice from the address. Invalid values count as absent, so that a broken link still opens the screen. */
export function readAthleteSearch(params: URLSearchParams): AthleteSearch {
  return { team: params.get('team') ?? '', search: params.get('q') ?? '', athleteId: parseId(params.get('athlete')) };
}

/** Writes the choice into `params`; defaults are left out. */
export function putAthleteSearch(params: URLSearchParams, { team, search, athleteId }: AthleteSearch): void {
  putParam(params, 'team', team, '');
  putParam(params, 'q', search, '');
  putParam(params, 'athlete', athleteId, null);
}

/** The address of another screen with the same athlete and team. */
export function withAthlete(path: string, { team, athleteId }: Pick<AthleteSearch, 'team' | 'athleteId'>): string {
  const params = new URLSearchParams();
  putAthleteSearch(params, { team, search: '', athleteId });
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
