export { AttendanceRecordEntity } from './attendance-record.entity.js';
export { AttendanceModule } from './attendance.module.js';
export {
  countAttendance,
  findMarks,
  type AttendanceCounts,
  type AttendanceWindow,
  type DatedMark,
} from './attendance.repository.js';
export { attendanceRate, attendedCount } from './calc/attendance-rate.js';
