import { dayStatus } from '@touchline/contracts/attendance-day';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

/** First and last day, both inclusive. */
export interface Week {
  start: CalendarDate;
  end: CalendarDate;
}

/** The week of `today`, Monday to Sunday. Throws RangeError on a malformed date. */
export function weekOf(today: CalendarDate): Week {
  const start = mondayOf(today);
  return { start, end: addDays(start, 6) };
}

/**
 * One athlete's status on each day of a week, Monday to Sunday, by `dayStatus`; null without a mark. Marks of other
 * weeks are ignored.
 */
export function weekMarks(
  marks: readonly { date: CalendarDate; status: AttendanceStatus }[],
  { start }: Week,
): (AttendanceStatus | null)[] {
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(start, day);
    return dayStatus(marks.filter((mark) => mark.date === date).map(({ status }) => status));
  });
}
