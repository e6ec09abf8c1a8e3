import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { RawRow, RawSheet } from './cells.js';
import { cleanText } from './clean-text.js';
import { dateIn } from './day-headings.js';
import { shownText } from './shown-text.js';

/** What the name of a sheet and the rows above its headings say about the days of its records. */
export interface SheetDates {
  /** A date as it is written; null for none, or for several. */
  dayText: string | null;
  week: number | null;
  year: number | null;
}

const WEEK =
  /(?<![\p{L}\d])(?:kw|cw|wk?|week|woche|kalenderwoche|semaine|sem|semana|s)\.?[\s_#-]*(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\.?\s*(?:kw|woche|week)(?!\p{L})/iu;
/** Not a season, such as 2025/26. */
const YEAR = /(?<!\d|20\d{2}\s?[/–-]\s?)(20\d{2})(?!\d|\s*[/–-]\s*\d{2,4}(?!\d))/;

export function sheetDates(
  { name }: Pick<RawSheet, 'name'>,
  titles: readonly RawRow[],
  isDate1904: boolean,
): SheetDates {
  const texts = titles.flatMap(({ cells }) => cells.map((cell) => shownText(cell, isDate1904))).filter(Boolean);
  const ofName = datesIn(name.replace(/\.[a-z]{2,5}$/i, '').replaceAll('_', ' '));
  const days = new Set(texts.flatMap((text) => datesIn(text).dayText ?? []));
  const [title] = days;
  const firstOf = <Value>(pick: (found: SheetDates) => Value | null): Value | null =>
    pick(ofName) ??
    texts
      .map(datesIn)
      .map(pick)
      .find((found) => found !== null) ??
    null;
  return {
    dayText: ofName.dayText ?? (days.size === 1 ? (title ?? null) : null),
    week: firstOf(({ week }) => week),
    year: firstOf(({ year }) => year),
  };
}

function datesIn(text: string): SheetDates {
  const clean = cleanText(text);
  const dayText = dateIn(clean)?.day.text ?? null;
  const [, after, before] = WEEK.exec(clean) ?? [];
  const week = Number(after ?? before ?? 0);
  return {
    dayText,
    week: week >= 1 && week <= 53 ? week : null,
    year: Number(YEAR.exec(clean)?.[1] ?? 0) || null,
  };
}

/** A day of an ISO week, of which the first one of a year has the 4 January. 0 = Monday. */
export const dayOfWeek = (year: number, week: number, weekday: number): CalendarDate =>
  addDays(mondayOf(`${year}-01-04`), (week - 1) * 7 + weekday);
