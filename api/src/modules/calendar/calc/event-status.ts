import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventStatus } from '@touchline/contracts/calendar.schema';

/** What was marked at an event. */
export interface EventMarks {
  /** Records of anybody. */
  records: number;
  /** Only where one athlete is looked at: their own mark, null for none. */
  own?: AttendanceStatus | null | undefined;
}

/**
 * How an event reads on the day `today`: scheduled on its day and before; afterwards missed where attendance was to be
 * taken and nobody was marked, or where the one athlete looked at was marked absent; else completed.
 */
export function eventStatus(
  event: { date: CalendarDate; attendanceTaken: boolean },
  today: CalendarDate,
  marks: EventMarks,
): EventStatus {
  if (event.date >= today) return 'scheduled';
  const nobodyMarked = event.attendanceTaken && marks.records === 0;
  return nobodyMarked || marks.own === 'absent' ? 'missed' : 'completed';
}
