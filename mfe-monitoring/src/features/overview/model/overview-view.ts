import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isTeamId } from '@touchline/ui/pickers';
import { putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';

/** Which days the completion rate looks at: the last 30, or the product's "All Time". */
export type Period = '30-days' | 'all-time';

/** What the screen's address says. */
export interface OverviewView extends AthleteSearch {
  period: Period;
}

export function readView(params: URLSearchParams): OverviewView {
  return { ...readAthleteSearch(params), period: params.get('completion') === 'all-time' ? 'all-time' : '30-days' };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<OverviewView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putParam(written, 'completion', view.period, '30-days');
  return written;
}

/** The team whose figures are asked for: a sport that stands in for teams that could not be loaded only filters the list. */
export function teamIdOf({ team }: Pick<OverviewView, 'team'>): number | null {
  return isTeamId(team) ? Number(team) : null;
}

/** The change of view that choosing a team is: an athlete of another team is let go, one that is not known yet as well. */
export function chooseTeam(
  team: string,
  { athleteId }: Pick<OverviewView, 'athleteId'>,
  athletes: readonly Pick<Athlete, 'athlete_id' | 'team_id'>[] | undefined,
): Partial<OverviewView> {
  const teamId = teamIdOf({ team });
  const stays =
    teamId === null || athletes?.some((athlete) => athlete.athlete_id === athleteId && athlete.team_id === teamId);
  return stays ? { team } : { team, athleteId: null };
}
