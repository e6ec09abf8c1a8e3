import { ATTENDANCE_STATUSES, isAttended, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { roundHalfUp } from '@touchline/contracts/rounding';

/**
 * Attended share of `records` in whole percent, 0–100, rounded half up; null without records. An excused record counts
 * as not attended.
 */
export function attendanceRate(attended: number, records: number): number | null {
  return records === 0 ? null : roundHalfUp((100 * attended) / records);
}

/** How many of the counted marks were attended. */
export function attendedCount(counts: Readonly<Record<AttendanceStatus, number>>): number {
  return ATTENDANCE_STATUSES.filter(isAttended).reduce((sum, status) => sum + counts[status], 0);
}
