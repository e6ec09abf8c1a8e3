import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Availability } from '@touchline/contracts/availability.schema';
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
  /** The staff's word; null while the athlete is available, and while it is not known. */
  limits: Availability | null;
}

/**
 * In the order of the API: by last name, then first name. While `teams` is undefined a team is called by its sport;
 * while `roster` is, nobody's availability is known.
 */
export function trendRows(
  athletes: readonly AthleteTrends[],
  teams: readonly TeamWithAthletes[] | undefined,
  roster: readonly Athlete[] | undefined,
): TrendRow[] {
  const limited = new Map(
    roster?.flatMap(({ athlete_id: id, availability }) =>
      availability.status === 'available' ? [] : [[id, availability] as const],
    ),
  );
  return athletes.map((trends) => ({
    trends,
    teamName: teamLabel(teams, trends.team_id) ?? trends.team,
    status: trendStatus(
      trends.variation,
      TREND_METRICS.map((metric) => trends[metric].trend),
    ),
    limits: limited.get(trends.id) ?? null,
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
  if (sort === 'athlete-desc') return found.reverse();
  return found.sort(sort === 'need' ? byNeed : byVariation(sort === 'variation'));
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

/** The labels in the order in which athletes need their coach. */
const NEEDS: readonly TrendStatus[] = ['At Risk', 'Needs Attention', 'Monitor', 'Stable', 'Excellent Progress'];

/** Within a label a high load comes first, then the greater variation; athletes without a variation come last. */
function byNeed({ status: a, trends: one }: TrendRow, { status: b, trends: other }: TrendRow): number {
  return (
    NEEDS.indexOf(a) - NEEDS.indexOf(b) ||
    Number(other.load_high) - Number(one.load_high) ||
    (other.variation ?? -1) - (one.variation ?? -1)
  );
}

/** `20 athletes`, `1 athlete`, or `3 of 20 athletes` when some are left out. */
export const countText = trendsTexts.count;
