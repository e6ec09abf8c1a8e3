/**
 * Marks of athletes at events. Every write locks its event first (`lockOwnEvent`), as the calendar does before it
 * changes or deletes one. The day of a mark is that of its event: `event_date` repeats it for the index, a foreign key
 * changes it when the event moves, and no code does. A close marks every athlete without a mark who was on the team on
 * that day, and finds these marks again by `close_id`; a coach can mark a guest of an earlier day by hand. An event is
 * closed while it has a row in `attendance_closings`, at most one: a further close adds to it, a reopening deletes it.
 * Marking goes on meanwhile. Figures and lists of a period end with the coach's day (`untilToday`): marks at events
 * ahead are shown at their event only.
 */
export { AttendanceClosingEntity } from './attendance-closing.entity.js';
export { AttendanceRecordEntity } from './attendance-record.entity.js';
export { findMarksAt, findMarksOf } from './attendance-records.repository.js';
export { AttendanceModule } from './attendance.module.js';
export { eventProblems, mayBeMarked, NOT_IN_TEAM, statusProblems } from './attendance.rules.js';
export { removeListedMarks, writeListedMarks, type ListedMark } from './listed-marks.writer.js';
export { AttendanceWriter } from './attendance.writer.js';
export {
  countAttendance,
  findMarks,
  type AttendanceCounts,
  type AttendanceWindow,
  type DatedMark,
} from './attendance.repository.js';
export { attendanceRate, attendedCount } from './calc/attendance-rate.js';
