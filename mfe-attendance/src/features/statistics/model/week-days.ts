import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import {
  addDays,
  weekdayFromMonday,
  WEEKDAYS_FROM_MONDAY,
  type CalendarDate,
} from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { STATUS_LABELS } from '../../../shared/status-labels.js';

export const NO_RECORD = 'No record';

/** First letters of Mon … Sun. */
export const WEEKDAY_LETTERS = WEEKDAYS_FROM_MONDAY.map((day) => day.slice(0, 1));

/** The days of a week as one sentence: what eyes read from seven dots. */
export function weekSentence(last7: readonly (AttendanceStatus | null)[]): string {
  const marked = last7.flatMap((status, day) =>
    status === null ? [] : [`${WEEKDAYS_FROM_MONDAY[day]?.slice(0, 3)} ${STATUS_LABELS[status].toLowerCase()}`],
  );
  return marked.length === 0 ? 'No records this week' : `This week: ${marked.join(', ')}`;
}

/** `Mon, Nov 16, 2026: Present`, of day 0 (Monday) … 6 of the week that `today` lies in. */
export function dayText(today: CalendarDate, day: number, status: AttendanceStatus | null): string {
  const date = addDays(today, day - weekdayFromMonday(today));
  return `${formatLongDate(date)}: ${status === null ? NO_RECORD : STATUS_LABELS[status]}`;
}
