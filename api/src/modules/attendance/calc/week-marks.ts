import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

/** First and last day, both inclusive. */
export interface Week {
  start: CalendarDate;
  end: CalendarDate;
}

/** The week Monday … Sunday that `today` lies in. Throws RangeError on a malformed date. */
export function weekOf(today: CalendarDate): Week {
  const start = mondayOf(today);
  return { start, end: addDays(start, 6) };
}

/**
 * One athlete's days Mon … Sun of a week, null where nothing was marked. Of several events on a day the worst mark stands:
 * absent before excused before present, so that a day reads present only if everything on it was attended. Marks of other
 * weeks are left out.
 */
export function weekMarks(marks: readonly { date: CalendarDate; status: AttendanceStatus }[], { start }: Week): (AttendanceStatus | null)[] {
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(start, day);
    const ofDay = marks.filter((mark) => mark.date === date).map((mark) => mark.status);
    return WORST_FIRST.find((status) => ofDay.includes(status)) ?? null;
  });
}

const WORST_FIRST = ['absent', 'excused', 'present'] as const satisfies readonly AttendanceStatus[];
