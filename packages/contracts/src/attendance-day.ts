import type { AttendanceStatus } from './attendance.schema.js';

const WORST_FIRST = ['absent', 'excused', 'present'] as const satisfies readonly AttendanceStatus[];

/**
 * How one athlete's day reads that holds these marks, in any number: the worst of them, absent before excused before present, so that a
 * day reads present only if everything on it was attended. null without any.
 */
export function dayStatus(marks: Iterable<AttendanceStatus>): AttendanceStatus | null {
  const seen = new Set(marks);
  return WORST_FIRST.find((status) => seen.has(status)) ?? null;
}
