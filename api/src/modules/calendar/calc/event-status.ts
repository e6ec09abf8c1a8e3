import { kindOf, type AttendanceKind, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventStatus } from '@touchline/contracts/calendar.schema';

/** The attendance marks of an event. */
export interface EventMarks {
  /** 0 for an event without any mark, above 0 otherwise. */
  records: number;
  /**
   * The mark of the one athlete whose calendar is shown: null without a mark, undefined when all athletes are shown.
   */
  own?: AttendanceStatus | null | undefined;
  /** Whether nobody was on the team on the day of the event. */
  isBeforeTeam?: boolean;
}

/** What the mark of the one athlete looked at makes of a past event. */
const STATUS_BY_OWN_MARK = {
  present: 'completed',
  absent: 'missed',
  excused: 'completed',
} as const satisfies Record<AttendanceKind, EventStatus>;

/**
 * The status of an event on the day `today`: `scheduled` until the end of its day; afterwards `missed` when attendance
 * was required and nobody is marked although somebody was on the team, or when the one athlete shown is marked absent;
 * otherwise `completed`.
 */
export function eventStatus(
  event: { date: CalendarDate; attendanceTaken: boolean },
  today: CalendarDate,
  marks: EventMarks,
): EventStatus {
  if (event.date >= today) return 'scheduled';
  if (event.attendanceTaken && marks.records === 0 && !marks.isBeforeTeam) return 'missed';
  return marks.own ? STATUS_BY_OWN_MARK[kindOf(marks.own)] : 'completed';
}
