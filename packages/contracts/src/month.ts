import { addDays, isCalendarDate, LAST_DAY, mondayOf, type CalendarDate } from './calendar-date.js';

/** A month of a year, `yyyy-MM`. */
export type Month = string;

/** The month a date lies in. */
export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** The first day of a month. */
export function firstOf(month: Month): CalendarDate {
  return `${month}-01`;
}

/** True only for an existing month written `yyyy-MM`. */
export function isMonth(text: unknown): text is Month {
  return typeof text === 'string' && isCalendarDate(`${text}-01`);
}

/** `month` moved by whole months (negative: back). */
export function addMonths(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const counted = year * 12 + number - 1 + months;
  return `${String(Math.floor(counted / 12)).padStart(4, '0')}-${String((counted % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month; its last day, where it has none of that number. The day itself where there is no such month. */
export function sameDayIn(month: Month, date: CalendarDate): CalendarDate {
  if (!isMonth(month)) return date;
  for (let day = Number(date.slice(8)); ; day -= 1) {
    const found = `${month}-${String(day).padStart(2, '0')}`;
    if (isCalendarDate(found)) return found;
  }
}

/** The weeks, each Monday to Sunday, that hold the days of a month, days of its neighbours included. */
export function weeksOf(month: Month): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const next = firstOf(addMonths(month, 1));
  for (let monday = mondayOf(firstOf(month)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

/** The days that the weeks of a month hold, those of the neighbouring months in its first and last week included, as far as there are any. */
export function gridRange(month: Month): { from: CalendarDate; to: CalendarDate } {
  const from = mondayOf(firstOf(month));
  const to = addDays(mondayOf(addDays(firstOf(addMonths(month, 1)), -1)), 6);
  return { from, to: to < LAST_DAY ? to : LAST_DAY };
}
