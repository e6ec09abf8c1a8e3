import { dayStatus } from '@touchline/contracts/attendance-day';
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

/** One athlete's days Mon … Sun of a week, each as `dayStatus` reads it, null where nothing was marked. Marks of other weeks are left out. */
export function weekMarks(
  marks: readonly { date: CalendarDate; status: AttendanceStatus }[],
  { start }: Week,
): (AttendanceStatus | null)[] {
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(start, day);
    return dayStatus(marks.filter((mark) => mark.date === date).map(({ status }) => status));
  });
}
