import { severityOf, type AttendanceStatus } from './attendance-status.js';

/**
 * The status of one athlete's day from all its marks: the worst of them, absent before excused before late before present, so that
 * a day reads present only if everything on it was attended. Null without marks.
 */
export function dayStatus(marks: Iterable<AttendanceStatus>): AttendanceStatus | null {
  let worst: AttendanceStatus | null = null;
  for (const mark of marks) if (worst === null || severityOf(mark) > severityOf(worst)) worst = mark;
  return worst;
}
