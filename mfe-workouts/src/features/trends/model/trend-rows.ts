import { isFound } from '@touchline/contracts/search-text';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { TREND_STATUSES, trendStatus, type TrendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { isTeamId, teamLabel } from '@touchline/ui/pickers';
import type { TrendsView } from './trends-view.js';

/** One athlete as the table shows them. */
export interface TrendRow {
  trends: AthleteTrends;
  teamName: string;
  status: TrendStatus;
}

/** In the order of the answer: by last name, then first, as on every list of athletes. `teams` is undefined while they load: a team is then called by its sport. */
export function trendRows(
  everybody: readonly AthleteTrends[],
  teams: readonly TeamWithAthletes[] | undefined,
): TrendRow[] {
  return everybody.map((trends) => ({
    trends,
    teamName: teamLabel(teams, trends.team_id) ?? trends.team,
    status: trendStatus(
      trends.variation,
      TREND_METRICS.map((metric) => trends[metric].trend),
    ),
  }));
}

/** Whom the coach is looking for, by name or team, sorted. Whoever is alike keeps the order of names. */
export function shownRows(
  rows: readonly TrendRow[],
  { search, team, sort }: Pick<TrendsView, 'search' | 'team' | 'sort'>,
): TrendRow[] {
  const found = rows.filter(
    ({ trends, teamName }) => inTeam(trends, team) && (isFound(trends.name, search) || isFound(teamName, search)),
  );
  if (sort === 'athlete') return found;
  return sort === 'athlete-desc' ? found.reverse() : found.sort(byVariation(sort === 'variation'));
}

function inTeam({ team_id: teamId, team: sport }: AthleteTrends, team: string): boolean {
  return isTeamId(team) ? teamId === Number(team) : isFound(sport, team);
}

const rank = ({ status }: TrendRow) => TREND_STATUSES.indexOf(status);

/**
 * Descending is the specification's order: Excellent Progress, Stable, Needs Attention, At Risk, then the others; ascending is its reverse. Within a label
 * the greater variation is first, or last; whoever has none comes after the others either way.
 */
function byVariation(descending: boolean) {
  const way = descending ? 1 : -1;
  const value = ({ trends }: TrendRow) => trends.variation ?? -Infinity * way;
  return (a: TrendRow, b: TrendRow) =>
    way * (rank(a) - rank(b)) || (value(a) === value(b) ? 0 : way * (value(b) - value(a)));
}

/** `20 athletes`, `1 athlete`; where some are left out `3 of 20 athletes`. */
export function countText(shown: number, all: number): string {
  return `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? 'athlete' : 'athletes'}`;
}
