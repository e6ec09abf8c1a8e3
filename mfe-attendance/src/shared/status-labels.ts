import type { AttendanceStatus } from '@touchline/contracts/attendance-status';

/**
 * The name of each status. Declared with `satisfies` instead of a type, so that every reader of a missing status fails
 * to compile, too.
 */
export const STATUS_LABELS = {
  present: 'Present',
  absent: 'Absent',
  excused: 'Excused',
} as const satisfies Record<AttendanceStatus, string>;
