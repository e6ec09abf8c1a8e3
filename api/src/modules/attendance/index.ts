export { AttendanceClosingEntity } from './attendance-closing.entity.js';
export { AttendanceRecordEntity } from './attendance-record.entity.js';
export { findMarksAt } from './attendance-records.repository.js';
export { AttendanceModule } from './attendance.module.js';
export { eventProblems, NOT_IN_TEAM } from './attendance.rules.js';
export { AttendanceWriter } from './attendance.writer.js';
export {
  countAttendance,
  findMarks,
  type AttendanceCounts,
  type AttendanceWindow,
  type DatedMark,
} from './attendance.repository.js';
export { attendanceRate, attendedCount } from './calc/attendance-rate.js';
