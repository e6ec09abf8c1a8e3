import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Availability } from '@touchline/contracts/availability.schema';
import { matchesSearch } from '@touchline/contracts/search-text';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { TREND_STATUSES, trendStatus, type TrendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { isTeamId, labelsOf, teamIdsOf, teamLabel } from '@touchline/ui/pickers';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import type { TrendsView } from './trends-view.js';

/** A row of the table. */
export interface TrendRow {
  /** With a name that is told apart from equal ones of the list. */
  trends: AthleteTrends;
  teamName: string;
  /** The coach's teams to which the athlete belongs; while `roster` is not loaded, the main team alone. */
  teamIds: readonly number[];
  status: TrendStatus;
  /** The staff's word; null while the athlete is available, and while it is not known. */
  limits: Availability | null;
  /** The place among all athletes by last name, then first name. */
  nameOrder: number;
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
      availability === null || availability.status === 'available' ? [] : [[id, availability] as const],
    ),
  );
  const teamIds = new Map(roster?.map((athlete) => [athlete.athlete_id, teamIdsOf(athlete)]));
  const teamNameOf = (trends: AthleteTrends) => teamLabel(teams, trends.team_id) ?? trends.team;
  const named = (trends: AthleteTrends) => ({
    athlete_id: trends.id,
    first_name: trends.name,
    last_name: '',
    jersey_number: trends.jersey_number,
    date_of_birth: trends.date_of_birth,
    team: { name: teamNameOf(trends) },
  });
  const labelOf = labelsOf(athletes.map(named));
  return athletes.map((trends, nameOrder) => ({
    trends: { ...trends, name: labelOf(named(trends)) },
    teamName: teamNameOf(trends),
    teamIds: teamIds.get(trends.id) ?? [trends.team_id],
    status: trendStatus(
      trends.variation,
      TREND_METRICS.map((metric) => trends[metric].trend),
    ),
    limits: limited.get(trends.id) ?? null,
    nameOrder,
  }));
}

/** The rows that pass search (name or team) and team filter, by need or in their given order, which the table sorts. */
export function shownRows(
  rows: readonly TrendRow[],
  { search, team, sort }: Pick<TrendsView, 'search' | 'team' | 'sort'>,
): TrendRow[] {
  const found = rows.filter(
    ({ trends, teamName }) =>
      inTeam(trends, team) && (matchesSearch(trends.name, search) || matchesSearch(teamName, search)),
  );
  return sort === 'need' ? found.sort(byNeed) : found;
}

function inTeam({ team_id: teamId, team: sport }: AthleteTrends, team: string): boolean {
  return isTeamId(team) ? teamId === Number(team) : matchesSearch(sport, team);
}

/**
 * Descending, it is the specification's order: Excellent Progress, Stable, Needs Attention, At Risk, then the others, and
 * within a label the greater variation first. Within a label, athletes without a variation are last in both directions.
 */
export const variationOrder = ({ status, trends }: TrendRow): readonly (number | null)[] => [
  -TREND_STATUSES.indexOf(status),
  trends.variation,
];

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
