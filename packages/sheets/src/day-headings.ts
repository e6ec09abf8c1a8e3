import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DateOrder } from '@touchline/contracts/import-plan.schema';
import { cleanText } from './clean-text.js';
import { normalise, parseHeading } from './headings.js';
import { dayWays, monthOf } from './values/day.js';
import { clocksAtEnd, spanOfText } from './values/time.js';
import type { Ways } from './values/ways.js';

/** Which day a heading names, as far as it does. */
export type HeadingDay =
  | { kind: 'date'; text: string }
  /** A day and a month by each order in which they can be read. */
  | { kind: 'month_day'; ways: Ways<DateOrder, MonthDay> }
  /** 0 = Monday … 6 = Sunday. */
  | { kind: 'weekday'; weekday: number };

export interface MonthDay {
  month: number;
  day: number;
}

export interface DayHeading {
  day: HeadingDay;
  /** `HH:mm`; null without one. */
  time: string | null;
  /** What else the heading says, empty for nothing. */
  rest: string;
}

/** Years of two digits in headings are of this century. */
const PIVOT: CalendarDate = '2099-12-31';
const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'mon', 'montag', 'mo', 'lundi', 'lun', 'lunes', 'lu'],
  ['tuesday', 'tue', 'tues', 'dienstag', 'di', 'mardi', 'mar', 'martes', 'ma'],
  ['wednesday', 'wed', 'mittwoch', 'mi', 'mercredi', 'mer', 'miercoles', 'mie', 'me'],
  ['thursday', 'thu', 'thur', 'thurs', 'donnerstag', 'do', 'jeudi', 'jeu', 'jueves', 'jue', 'ju', 'je'],
  ['friday', 'fri', 'freitag', 'fr', 'vendredi', 'ven', 'viernes', 'vie', 've', 'vi'],
  ['saturday', 'sat', 'samstag', 'sonnabend', 'sa', 'samedi', 'sam', 'sabado', 'sab'],
  ['sunday', 'sun', 'sonntag', 'so', 'dimanche', 'dim', 'domingo', 'dom'],
];
/** The longest name of one, with blanks around. */
const WEEKDAY_MAX = 14;
const NUMERIC =
  /(?<![\d./-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./]\d{1,2}[./]\d{1,2})(?![\d./-])/;
const NAMED =
  /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er|º)?[\s-]*(?:de\s+)?\p{L}{3,}\.?[\s-]*,?\s*(?:del?\s+)?\d{2,4}(?!\d)|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}(?!\d)/iu;
const MONTH_DAY = /(?<![\d./-])(\d{1,2})([./])(\d{1,2})\.?(?![\d./-])/;
const NAMED_MONTH_DAY = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]*(?:de\s+)?(\p{L}{3,})\.?$/iu;
/** What stands before a time, which is no part of a number or of a day. */
const BEFORE_TIME = /(?:,|\bat\b|\bum\b|\bab\b|à)?\s*(?<![\d./])$/i;
/** A point alone may stand in a day. */
const IS_TIME = /[:h]|[ap]\.?\s?m/i;

/** The day in a heading; null for none. `1/5` in brackets is a scale. */
export function parseDayHeading(heading: string): DayHeading | null {
  if (parseHeading(heading).scale !== null) return null;
  const texts = withoutTime(cleanText(heading));
  for (const find of [dateIn, monthDayIn, weekdayIn])
    for (const { text, time } of texts) {
      const found = find(text);
      if (found !== null) return { ...found, time, rest: restOf(found.rest) };
    }
  return null;
}

/** The whole date that a text has, with words around it; null for none. */
export function dateIn(text: string): { day: HeadingDay & { kind: 'date' }; rest: string } | null {
  for (const pattern of [NUMERIC, NAMED]) {
    const [date] = pattern.exec(text) ?? [];
    if (date !== undefined && waysOfText(date, PIVOT).size > 0)
      return { day: { kind: 'date', text: date }, rest: text.replace(date, ' ') };
  }
  return null;
}

export const waysOfText = (text: string, last: CalendarDate): Ways<DateOrder, CalendarDate> =>
  dayWays({ kind: 'text', value: text, format: null }, { isDate1904: false, last });

/** A text without the time at its end, by each way in which that can be found; the text itself when there is none. */
function withoutTime(text: string): { text: string; time: string | null }[] {
  // Of two times, then only the second one, because the first one may be the day: `12.03 - 18:30`.
  const found = clocksAtEnd(text).flatMap(({ before, typed }) => {
    const start = BEFORE_TIME.exec(before)?.index;
    const span = start !== undefined && IS_TIME.test(typed) ? spanOfText(typed) : null;
    return span === null ? [] : [{ text: before.slice(0, start).replace(/[\s,|–-]+$/, ''), time: span.start }];
  });
  return found.length > 0 ? found : [{ text, time: null }];
}

function monthDayIn(text: string): { day: HeadingDay; rest: string } | null {
  const [whole, first, sign, second] = MONTH_DAY.exec(text) ?? [];
  if (whole !== undefined) {
    const [a, b] = [Number(first), Number(second)];
    const ways = new Map<DateOrder, MonthDay>();
    if (isMonthDay(b, a)) ways.set('dmy', { month: b, day: a });
    // Nobody writes the month first and dots between.
    if (sign !== '.' && isMonthDay(a, b)) ways.set('mdy', { month: a, day: b });
    return ways.size === 0 ? null : { day: { kind: 'month_day', ways }, rest: text.replace(whole, ' ') };
  }
  const [named, day, name = ''] = NAMED_MONTH_DAY.exec(text) ?? [];
  const month = Number(monthOf(name) ?? 0);
  if (named === undefined || !isMonthDay(month, Number(day))) return null;
  return {
    day: { kind: 'month_day', ways: new Map([['ymd', { month, day: Number(day) }]]) },
    rest: text.replace(named, ' '),
  };
}

const isMonthDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function weekdayIn(text: string): { day: HeadingDay; rest: string } | null {
  const weekday = weekdayOf(text);
  return weekday === -1 ? null : { day: { kind: 'weekday', weekday }, rest: '' };
}

function weekdayOf(text: string, wordsOf = normalise): number {
  if (text.length > WEEKDAY_MAX) return -1;
  const word = wordsOf(text);
  return WEEKDAYS.findIndex((words) => words.includes(word));
}

/** @param wordsOf normalises a text */
export const isWeekday = (text: string, wordsOf = normalise): boolean => weekdayOf(text, wordsOf) !== -1;

/** Words beside a date but weekdays, which say nothing more. */
const restOf = (text: string): string =>
  cleanText(text.replace(/[()[\]|,:;–-]+/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !isWeekday(word))
    .join(' ');
