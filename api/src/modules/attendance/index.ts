export { AttendanceRecordEntity } from './attendance-record.entity.js';
export { AttendanceModule } from './attendance.module.js';
export { countAttendance, type AttendanceCounts, type AttendanceWindow } from './attendance.repository.js';
export { attendanceRate, attendedCount } from './calc/attendance-rate.js';
