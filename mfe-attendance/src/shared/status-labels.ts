import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';

export const STATUS_LABELS: Readonly<Record<AttendanceStatus, string>> = {
  present: 'Present',
  absent: 'Absent',
  excused: 'Excused',
};
