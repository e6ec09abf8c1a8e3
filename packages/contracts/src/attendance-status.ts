/**
 * What an athlete can be marked as at an event, in the order in which screens, legends and files list the states.
 * Everything that differs by state is a `satisfies Record<AttendanceStatus, …>`, so that a new state fails to compile
 * until each of them is decided.
 */
export const ATTENDANCE_STATUSES = ['present', 'absent', 'excused'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

const ATTENDED = { present: true, absent: false, excused: false } as const satisfies Record<AttendanceStatus, boolean>;

/** Whether a mark counts as attended in a rate. Excused does not. */
export function isAttended(status: AttendanceStatus): boolean {
  return ATTENDED[status];
}
