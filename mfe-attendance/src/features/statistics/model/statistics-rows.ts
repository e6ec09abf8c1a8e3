import { rateBand, type RateBand } from '@touchline/contracts/attendance-bands';
import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { filterAthletes, fullName, teamLabel } from '@touchline/ui/pickers';
import type { StatisticsView } from './statistics-view.js';

/** One line of the table. */
export interface StatisticsRow {
  id: number;
  name: string;
  /** The team as the filter calls it. */
  team: string;
  summary: AttendanceSummary;
  /** null: no records, so no status. */
  band: RateBand | null;
}

/**
 * The lines that the filters leave, in the order of `athletes`. Somebody of whom no figures came (joined between the two
 * calls) is left out until they do. `teams` may be missing: then a team is called by its sport.
 */
export function statisticsRows(
  athletes: readonly Athlete[],
  summaries: readonly AttendanceSummary[],
  teams: readonly TeamWithAthletes[] | undefined,
  { team, search, status }: Pick<StatisticsView, 'team' | 'search' | 'status'>,
): StatisticsRow[] {
  const summaryOf = new Map(summaries.map((summary) => [summary.athlete_id, summary]));
  return filterAthletes(athletes, team, search).flatMap((athlete) => {
    const summary = summaryOf.get(athlete.athlete_id);
    if (!summary) return [];
    const band = rateBand(summary.rate);
    if (status !== null && band !== status) return [];
    return [
      {
        id: athlete.athlete_id,
        name: fullName(athlete),
        team: teamLabel(teams, athlete.team_id) ?? athlete.sport,
        summary,
        band,
      },
    ];
  });
}

/** Page `wanted` (from 0) of a list, `size` a page; the last one there is where the wanted one lies beyond it. */
export function pageOf<T>(items: readonly T[], wanted: number, size: number): { items: T[]; page: number } {
  const page = Math.min(wanted, Math.max(0, Math.ceil(items.length / size) - 1));
  return { items: items.slice(page * size, (page + 1) * size), page };
}
