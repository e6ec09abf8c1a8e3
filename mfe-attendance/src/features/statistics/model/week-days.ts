import { statusText, type AnsweredStatus } from '@touchline/contracts/attendance-status';
import {
  addDays,
  weekdayFromMonday,
  WEEKDAYS_FROM_MONDAY,
  type CalendarDate,
} from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';

export const NO_RECORD = 'No record';

/** The first letters of Monday to Sunday. */
export const WEEKDAY_LETTERS = WEEKDAYS_FROM_MONDAY.map((day) => day.slice(0, 1));

/** The seven dots as one sentence, for screen readers. */
export function weekSentence(last7: readonly (AnsweredStatus | null)[]): string {
  const marked = last7.flatMap((status, day) =>
    status === null ? [] : [`${WEEKDAYS_FROM_MONDAY[day]?.slice(0, 3)} ${statusText(status).toLowerCase()}`],
  );
  return marked.length === 0 ? statisticsTexts.noRecordsThisWeek : statisticsTexts.thisWeek(marked);
}

/** `Mon, Nov 16, 2026: Present`, for day 0 (Monday) … 6 of the week of `today`. */
export function dayText(today: CalendarDate, day: number, status: AnsweredStatus | null): string {
  const date = addDays(today, day - weekdayFromMonday(today));
  return `${formatLongDate(date)}: ${status === null ? NO_RECORD : statusText(status)}`;
}
