import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { csvText, escapeFormula } from '@touchline/ui';
import { teamLabel } from '@touchline/ui/pickers';
import type { AttendanceScope } from './attendance-scope.js';
import type { MarkDetails } from './athlete-selection.js';

const COLUMNS = [
  'date',
  'event_id',
  'event',
  'time',
  'team_id',
  'team',
  'athlete_id',
  'last_name',
  'first_name',
  'status',
  'athlete',
] as const;

/**
 * `attendance-2026-11-16-to-2026-11-22.csv`, `attendance-team-1-…` or `attendance-athlete-5-…`. Ids instead of names,
 * since files get shared.
 */
export function csvFileName({ start, end, teamId, athleteId }: Omit<AttendanceScope, 'today'>): string {
  const scopePart = athleteId !== null ? `athlete-${athleteId}-` : teamId !== null ? `team-${teamId}-` : '';
  return `attendance-${scopePart}${start}-to-${end}.csv`;
}

/**
 * One row per mark, in the order of `marks`, in the format of RFC 4180. Unknown values are empty. `labelOf` tells equal
 * names apart.
 */
export function attendanceCsv(
  marks: readonly MarkDetails[],
  labelOf: (athlete: Athlete) => string,
  teams: readonly TeamWithAthletes[] | undefined,
): string {
  const rows = marks.map(({ record, athlete, event }) => [
    record.date,
    String(record.event_id),
    escapeFormula(event?.event_title ?? ''),
    event?.event_time ?? '',
    String(record.team_id),
    escapeFormula(teamLabel(teams, record.team_id) ?? ''),
    String(record.athlete_id),
    escapeFormula(athlete.last_name),
    escapeFormula(athlete.first_name),
    record.status,
    escapeFormula(labelOf(athlete)),
  ]);
  return csvText(COLUMNS, rows);
}
