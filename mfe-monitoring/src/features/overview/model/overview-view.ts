import { isInTeam } from '@touchline/contracts/membership';
import { isTeamId } from '@touchline/ui/pickers';
import { putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';

/** The days of the completion rate: the last 30, or the spec's "All Time", which counts from the first of the month. */
export type Period = '30-days' | 'all-time';

/** The state in the screen's address. */
export interface OverviewView extends AthleteSearch {
  period: Period;
}

export function readView(params: URLSearchParams): OverviewView {
  return { ...readAthleteSearch(params), period: params.get('completion') === 'all-time' ? 'all-time' : '30-days' };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeView(params: URLSearchParams, change: Partial<OverviewView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putParam(written, 'completion', view.period, '30-days');
  return written;
}

/**
 * The id of the chosen team; null for all teams, and for a sport, which only filters the list when the teams could not
 * be loaded.
 */
export function teamIdOf({ team }: Pick<OverviewView, 'team'>): number | null {
  return isTeamId(team) ? Number(team) : null;
}

/** The change of view after choosing a team: clears the athlete unless they are known to be in that team. */
export function chooseTeam(
  team: string,
  { athleteId }: Pick<OverviewView, 'athleteId'>,
  athletes: readonly { athlete_id: number; memberships: readonly { team_id: number }[] }[] | undefined,
): Partial<OverviewView> {
  const teamId = teamIdOf({ team });
  const isKept =
    teamId === null || athletes?.some((athlete) => athlete.athlete_id === athleteId && isInTeam(athlete, teamId));
  return isKept ? { team } : { team, athleteId: null };
}
