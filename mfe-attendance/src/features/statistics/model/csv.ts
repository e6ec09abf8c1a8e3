import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { teamLabel } from '@touchline/ui/pickers';
import type { AttendanceChoice } from './attendance-choice.js';
import type { ShownMark } from './shown.js';

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

/** Without it Excel takes the file for one of the machine's old code page, and spoils every name with an accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet would take what follows for a formula: at the beginning, after white space, too, and behind what some take for the end
 * of a cell (OWASP, CSV injection).
 */
const FORMULA = /(?:^|(?<=[;\t]))(?=\s*[=+\-@\t\r])/g;

/** `attendance-2026-11-16-to-2026-11-22.csv`, of one team `attendance-team-1-…`, of one athlete `attendance-athlete-5-…`: no name, a file lies about. */
export function csvFileName({ start, end, teamId, athleteId }: AttendanceChoice): string {
  const whose = athleteId !== null ? `athlete-${athleteId}-` : teamId !== null ? `team-${teamId}-` : '';
  return `attendance-${whose}${start}-to-${end}.csv`;
}

/** One row per athlete and event that has a mark, in the order of `marks`, as RFC 4180 writes them. What is unknown is left empty. */
export function attendanceCsv(marks: readonly ShownMark[], teams: readonly TeamWithAthletes[] | undefined): string {
  const rows = marks.map(({ record, athlete, event }) => [
    record.date,
    String(record.event_id),
    harmless(event?.event_title ?? ''),
    event?.event_time ?? '',
    String(record.team_id),
    harmless(teamLabel(teams, record.team_id) ?? ''),
    String(record.athlete_id),
    harmless(athlete.last_name),
    harmless(athlete.first_name),
    record.status,
  ]);
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** A typed text as a text: an apostrophe before what would be reckoned. */
function harmless(text: string): string {
  return text.replace(FORMULA, "'");
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
