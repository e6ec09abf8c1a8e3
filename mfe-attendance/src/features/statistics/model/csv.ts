import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
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
] as const;

/** Without it Excel reads the file in the machine's legacy code page and garbles names with accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet would read a formula: at the start of a text, also after white space, and after a semicolon or
 * tab, which some spreadsheets take for the end of a cell (OWASP, CSV injection).
 */
const FORMULA_START = /(?:^|(?<=[;\t]))(?=\s*[=+\-@\t\r])/g;

/**
 * `attendance-2026-11-16-to-2026-11-22.csv`, `attendance-team-1-…` or `attendance-athlete-5-…`. Ids instead of names,
 * since files get shared.
 */
export function csvFileName({ start, end, teamId, athleteId }: AttendanceScope): string {
  const scopePart = athleteId !== null ? `athlete-${athleteId}-` : teamId !== null ? `team-${teamId}-` : '';
  return `attendance-${scopePart}${start}-to-${end}.csv`;
}

/** One row per mark, in the order of `marks`, in the format of RFC 4180. Unknown values are empty. */
export function attendanceCsv(marks: readonly MarkDetails[], teams: readonly TeamWithAthletes[] | undefined): string {
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
  ]);
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** The text with an apostrophe before everything a spreadsheet would evaluate. */
function escapeFormula(text: string): string {
  return text.replace(FORMULA_START, "'");
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
