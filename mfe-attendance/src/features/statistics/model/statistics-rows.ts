import { RATE_BAND_LABELS, RATE_BANDS, rateBand, type RateBand } from '@touchline/contracts/attendance-bands';
import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { filterAthletes, labelsOf, teamLabel } from '@touchline/ui/pickers';
import { teamIdOf } from './attendance-scope.js';
import type { StatisticsView } from './statistics-view.js';

/** One row of the table. */
export interface StatisticsRow {
  id: number;
  /** The name, told apart from equal ones of all athletes. */
  name: string;
  /** Last name, then first name. */
  sortName: readonly string[];
  /** The team's name as in the filter. */
  team: string;
  summary: AttendanceSummary;
  /** Null without records. */
  band: RateBand | null;
}

/**
 * The rows that match the filters, in the order of `athletes`. An athlete without figures (joined between the two
 * requests) is left out. Without `teams`, a row has the name of the main team.
 */
export function statisticsRows(
  athletes: readonly Athlete[],
  summaries: readonly AttendanceSummary[],
  teams: readonly TeamWithAthletes[] | undefined,
  { team, search, status }: Pick<StatisticsView, 'team' | 'search' | 'status'>,
): StatisticsRow[] {
  const labelOf = labelsOf(athletes);
  const summaryOf = new Map(summaries.map((summary) => [summary.athlete_id, summary]));
  return filterAthletes(athletes, team, search).flatMap((athlete) => {
    const summary = summaryOf.get(athlete.athlete_id);
    if (!summary) return [];
    const band = rateBand(summary.rate);
    if (status !== null && band !== status) return [];
    return [
      {
        id: athlete.athlete_id,
        name: labelOf(athlete),
        sortName: [athlete.last_name, athlete.first_name],
        team: teamLabel(teams, shownTeam(athlete, team)) ?? athlete.team.name,
        summary,
        band,
      },
    ];
  });
}

/** The team of the filter, for somebody who belongs to several; otherwise the main one that the coach reaches. */
function shownTeam({ memberships }: Athlete, filter: string): number {
  const chosen = memberships.find(({ team_id: id }) => id === teamIdOf(filter));
  return (chosen ?? memberships[0])?.team_id ?? 0;
}

/**
 * Where the table's status changes, derived from the rule: `Good from 90%, Warning from 80%, Poor below`. The heatmap
 * has other bands.
 */
export const STATUS_RANGES = RATE_BANDS.map((band, index) => {
  const from = Array.from({ length: 101 }, (_, rate) => rate).find((rate) => rateBand(rate) === band);
  const isLast = index === RATE_BANDS.length - 1;
  return isLast ? `${RATE_BAND_LABELS[band]} below` : `${RATE_BAND_LABELS[band]} from ${from}%`;
}).join(', ');
