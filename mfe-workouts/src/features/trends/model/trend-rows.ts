import { matchesSearch } from '@touchline/contracts/search-text';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { TREND_STATUSES, trendStatus, type TrendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { isTeamId, teamLabel } from '@touchline/ui/pickers';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import type { TrendsView } from './trends-view.js';

/** A row of the table. */
export interface TrendRow {
  trends: AthleteTrends;
  teamName: string;
  status: TrendStatus;
}

/** In the order of the API: by last name, then first name. While `teams` is undefined a team is called by its sport. */
export function trendRows(
  athletes: readonly AthleteTrends[],
  teams: readonly TeamWithAthletes[] | undefined,
): TrendRow[] {
  return athletes.map((trends) => ({
    trends,
    teamName: teamLabel(teams, trends.team_id) ?? trends.team,
    status: trendStatus(
      trends.variation,
      TREND_METRICS.map((metric) => trends[metric].trend),
    ),
  }));
}

/** The rows that pass search (name or team) and team filter, sorted. Equal rows keep the order of names. */
export function shownRows(
  rows: readonly TrendRow[],
  { search, team, sort }: Pick<TrendsView, 'search' | 'team' | 'sort'>,
): TrendRow[] {
  const found = rows.filter(
    ({ trends, teamName }) =>
      inTeam(trends, team) && (matchesSearch(trends.name, search) || matchesSearch(teamName, search)),
  );
  if (sort === 'athlete') return found;
  return sort === 'athlete-desc' ? found.reverse() : found.sort(byVariation(sort === 'variation'));
}

function inTeam({ team_id: teamId, team: sport }: AthleteTrends, team: string): boolean {
  return isTeamId(team) ? teamId === Number(team) : matchesSearch(sport, team);
}

const rank = ({ status }: TrendRow) => TREND_STATUSES.indexOf(status);

/**
 * Descending is the specification's order: Excellent Progress, Stable, Needs Attention, At Risk, then the others;
 * ascending is its reverse. Within a label the greater variation comes first when descending. Athletes without a
 * variation come last in both directions.
 */
function byVariation(descending: boolean) {
  const sign = descending ? 1 : -1;
  const value = ({ trends }: TrendRow) => trends.variation ?? -Infinity * sign;
  return (a: TrendRow, b: TrendRow) =>
    sign * (rank(a) - rank(b)) || (value(a) === value(b) ? 0 : sign * (value(b) - value(a)));
}

/** `20 athletes`, `1 athlete`, or `3 of 20 athletes` when some are left out. */
export const countText = trendsTexts.count;
