/**
 * What an athlete can be marked as at an event, in the order in which screens, legends and files list the statuses.
 * Labels, letters, colours and counts are `satisfies Record<AttendanceStatus, …>`, so that they fail to compile until a
 * new status is decided for each of them. Places that print the number of `present` marks beside a rate do not fail: check
 * them if a new status counts as attended.
 */
export const ATTENDANCE_STATUSES = ['present', 'absent', 'excused'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

const ATTENDED = { present: true, absent: false, excused: false } as const satisfies Record<AttendanceStatus, boolean>;

/** Whether a mark counts as attended in a rate. Excused does not. */
export function isAttended(status: AttendanceStatus): boolean {
  return ATTENDED[status];
}
