import type { AttendanceStatus } from './attendance-status.js';

/** How bad a mark is for its day; the highest number wins. */
const SEVERITY = { present: 0, excused: 1, absent: 2 } as const satisfies Record<AttendanceStatus, number>;

/**
 * The status of one athlete's day from all its marks: the worst of them, absent before excused before present, so that
 * a day reads present only if everything on it was attended. Null without marks.
 */
export function dayStatus(marks: Iterable<AttendanceStatus>): AttendanceStatus | null {
  let worst: AttendanceStatus | null = null;
  for (const mark of marks) if (worst === null || SEVERITY[mark] > SEVERITY[worst]) worst = mark;
  return worst;
}
