import { parseId, putParam } from '@touchline/ui/router';

/**
 * What the addresses of all screens about athletes share, so that a link from one to another keeps the choice. `team`: '' for all, a team's
 * id, or a sport's text.
 */
export interface AthleteSearch {
  team: string;
  search: string;
  athleteId: number | null;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readAthleteSearch(params: URLSearchParams): AthleteSearch {
  return { team: params.get('team') ?? '', search: params.get('q') ?? '', athleteId: parseId(params.get('athlete')) };
}

/** Writes the choice into `params`; what equals its default is left out. */
export function putAthleteSearch(params: URLSearchParams, { team, search, athleteId }: AthleteSearch): void {
  putParam(params, 'team', team, '');
  putParam(params, 'q', search, '');
  putParam(params, 'athlete', athleteId, null);
}

/** The address of another screen about the same athlete, or of the same team where none is chosen. */
export function withAthlete(path: string, { team, athleteId }: Pick<AthleteSearch, 'team' | 'athleteId'>): string {
  const params = new URLSearchParams();
  putAthleteSearch(params, { team, search: '', athleteId });
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
