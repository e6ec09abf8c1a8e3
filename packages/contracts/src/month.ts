import { addDays, isCalendarDate, LAST_DAY, mondayOf, type CalendarDate } from './calendar-date.js';

/** A month, `yyyy-MM`. */
export type Month = string;

/** The month of a date. */
export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** The first day of a month. */
export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01`;
}

/** True only for an existing month written `yyyy-MM`. */
export function isMonth(text: unknown): text is Month {
  return typeof text === 'string' && isCalendarDate(`${text}-01`);
}

/** `month` plus whole months (negative: earlier). */
export function addMonths(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const counted = year * 12 + number - 1 + months;
  return `${String(Math.floor(counted / 12)).padStart(4, '0')}-${String((counted % 12) + 1).padStart(2, '0')}`;
}

/**
 * The same day in another month, or its last day when it is shorter. `date` itself when the month is outside the
 * supported years.
 */
export function sameDayIn(month: Month, date: CalendarDate): CalendarDate {
  if (!isMonth(month)) return date;
  for (let day = Number(date.slice(8)); ; day -= 1) {
    const found = `${month}-${String(day).padStart(2, '0')}`;
    if (isCalendarDate(found)) return found;
  }
}

/** The weeks of a month, each from Monday to Sunday, including days of the neighbouring months. */
export function weeksOf(month: Month): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const next = firstDayOf(addMonths(month, 1));
  for (let monday = mondayOf(firstDayOf(month)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

/**
 * First and last day of the weeks of a month, including days of the neighbouring months, within the supported dates.
 */
export function gridRange(month: Month): { from: CalendarDate; to: CalendarDate } {
  const from = mondayOf(firstDayOf(month));
  const to = addDays(mondayOf(addDays(firstDayOf(addMonths(month, 1)), -1)), 6);
  return { from, to: to < LAST_DAY ? to : LAST_DAY };
}
