import type { AttendanceDay, AttendanceRecord, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { AttendanceCounts, DatedMark, DayCounts } from './attendance.repository.js';
import { attendanceRate } from './calc/attendance-rate.js';
import { weekMarks, type Week } from './calc/week-marks.js';
import type { RecordedMark } from './records.repository.js';

const NONE: AttendanceCounts = { present: 0, absent: 0, excused: 0, records: 0 };

/** One athlete's figures; without records they are zero, and the rate is none. */
export function toSummary(
  athleteId: number,
  week: Week,
  counts: AttendanceCounts = NONE,
  marks: readonly DatedMark[] = [],
): AttendanceSummary {
  return {
    athlete_id: athleteId,
    ...counts,
    rate: attendanceRate(counts.present, counts.records),
    last7: weekMarks(marks, week),
  };
}

export function toDay({ date, ...counts }: DayCounts): AttendanceDay {
  // A day is there because of its records.
  return { date, ...counts, rate: attendanceRate(counts.present, counts.records) ?? 0 };
}

export function toRecord({ date, eventId, teamId, athleteId, status }: RecordedMark): AttendanceRecord {
  return { date, event_id: eventId, team_id: teamId, athlete_id: athleteId, attended: status === 'present', status };
}
