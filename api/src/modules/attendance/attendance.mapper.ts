import { dayStatus } from '@touchline/contracts/attendance-day';
import { ATTENDANCE_STATUSES, isAttended } from '@touchline/contracts/attendance-status';
import type {
  AttendanceDay,
  AttendanceRecord,
  AttendanceSummary,
  Closing,
} from '@touchline/contracts/attendance.schema';
import { NO_RECORDS, type AttendanceCounts, type DatedMark, type DayCounts } from './attendance.repository.js';
import { attendanceRate, attendedCount } from './calc/attendance-rate.js';
import { weekMarks, type Week } from './calc/week-marks.js';
import type { ClosedEvent } from './attendance-closings.repository.js';
import type { RecordedMark } from './attendance-records.repository.js';

/** One athlete's figures; without records the counts are 0 and the rate is null. */
export function toSummary(
  athleteId: number,
  week: Week,
  counts: AttendanceCounts = NO_RECORDS,
  marks: readonly DatedMark[] = [],
): AttendanceSummary {
  return {
    athlete_id: athleteId,
    ...counts,
    ...toAttended(counts),
    last7: weekMarks(marks, week),
  };
}

export function toDay({ date, ...counts }: DayCounts): AttendanceDay {
  const { attended, rate } = toAttended(counts);
  const status = dayStatus(ATTENDANCE_STATUSES.filter((each) => counts[each] > 0));
  // Every listed day has records, so it has a rate and a status.
  return { date, ...counts, attended, rate: rate ?? 0, status: status ?? 'absent' };
}

function toAttended(counts: AttendanceCounts): Pick<AttendanceSummary, 'attended' | 'rate'> {
  const attended = attendedCount(counts);
  return { attended, rate: attendanceRate(attended, counts.records) };
}

export function toRecord({ date, eventId, teamId, athleteId, status }: RecordedMark): AttendanceRecord {
  return { date, event_id: eventId, team_id: teamId, athlete_id: athleteId, attended: isAttended(status), status };
}

export function toClosing({ eventId, closeId, closedAt, counts }: ClosedEvent): Closing {
  const { records: _records, ...marks } = counts;
  return { event_id: eventId, close_id: closeId, closed_at: closedAt.toISOString(), ...marks };
}
