import type { AnsweredStatus, AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceDay } from '@touchline/contracts/attendance.schema';
import { forWord } from '@touchline/contracts/words';

/** What the note below the table says of a status; null: its name says whether it counts. */
const COUNTING = {
  present: null,
  late: 'late counts as attended',
  absent: null,
  excused: 'excused counts as not attended',
} as const satisfies Record<AttendanceStatus, string | null>;

const countingNotes = (shown: readonly AnsweredStatus[]): string =>
  shown
    .map((status) => forWord(COUNTING, status, null))
    .filter((note) => note !== null)
    .join(', ');

/** The sentences of statistics and register, one place per sentence. Short labels are in the components. */
export const statisticsTexts = {
  loadingAthletes: 'Loading athletes...',
  athletesFailed: 'Failed to load athletes',
  loadingAttendance: 'Loading attendance...',
  attendanceFailed: 'Failed to load attendance',
  noAthletes: 'No athletes found',
  lastUpdated: (time: string): string => `Last updated: ${time}`,

  heatmapName: (scopeName: string, period: string): string => `Attendance by day, ${scopeName}, ${period}`,
  noRecords: 'No records',
  noRecordsThisWeek: 'No records this week',
  thisWeek: (days: readonly string[]): string => `This week: ${days.join(', ')}`,
  /** `11 of 12 present`; `attended` where other marks count, too. */
  attendedOf: ({ attended, present, records }: Pick<AttendanceDay, 'attended' | 'present' | 'records'>): string =>
    `${attended} of ${records} ${attended === present ? 'present' : 'attended'}`,

  /** @param statusRanges where the status changes: `Good from 90%, …` */
  tableNote: (statusRanges: string, shown: readonly AnsweredStatus[]): string =>
    `Last 7 Days: Monday to Sunday of this week. Attendance Rate: attended out of all recorded; ${countingNotes(shown)}. Status: ${statusRanges}.`,

  noAttendance: 'No attendance recorded yet.',
  takeAttendanceHint: 'The marks of each event are counted here.',
  takeAttendance: 'Take attendance',
  nothingToExport: 'No attendance recorded in this period.',
  filteredExport: (athletes: number): string =>
    `The export and the register include ${athletes === 1 ? 'the 1 athlete' : `the ${athletes} athletes`} in the table.`,

  noEventsInPeriod: 'No events with attendance in this period.',
  blankMark: 'blank: not marked',
  notYetOnTeamSign: '–',
  notYetOnTeam: 'not yet on the team',
  wholePeriod: (total: string): string => `${total} counts the whole period.`,
};
