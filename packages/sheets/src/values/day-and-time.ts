import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { timeFormatOf } from '../number-format.js';
import { clocksAtEnd, readTime, spanOfText, type TimeSpan } from './time.js';
import { hasZone } from './zoned-day.js';

/** What stands between a time and the day or its month before it: a weekday, which has no digit, is no day. */
const BEHIND_DAY =
  /(?<=[\d)]\.?|\d\.?\s(?:de\s)?\p{L}{3,}\.?)(?:\s*,?\s+|T)(?:[-–|]\s+)?(?:(?:um|ab|at|à|a las)\s+)?$/iu;
const ZONE = /\s*(?:Z|UTC|GMT)?\s*(?:[+-]\d{1,2}(?::?\d{2})?)?$/i;
const IS_TIME = /[:.h]|[ap]\.?\s?m/i;
/** With which tables write days that have no time. */
const MIDNIGHT = '00:00';

/** A text without the time behind its day, and that time as it is written; null without one. */
export function splitTime(text: string): { day: string; time: string | null } {
  const clean = cleanText(text);
  for (const { before, typed } of [clean, clean.replace(ZONE, '')].flatMap(clocksAtEnd)) {
    const between = BEHIND_DAY.exec(before);
    if (between !== null)
      return IS_TIME.test(typed) ? { day: before.slice(0, between.index), time: typed } : { day: clean, time: null };
  }
  return { day: clean, time: null };
}

/** The time in the cell of a day; null without one, at midnight, and for a text with a zone. */
export function timeOfDayCell(cell: RawCell | null, isDate1904: boolean): TimeSpan | null {
  const span = cell?.kind === 'text' ? spanOfDayText(cell.value) : startOfNumber(cell, isDate1904);
  return span === null || span.start === MIDNIGHT ? null : span;
}

function spanOfDayText(text: string): TimeSpan | null {
  const { time } = splitTime(text);
  return time === null || hasZone(text) ? null : spanOfText(time);
}

/** A plain number is a day alone: only its format says that it has a time. */
function startOfNumber(cell: RawCell | null, isDate1904: boolean): TimeSpan | null {
  if (cell?.kind !== 'number' || timeFormatOf(cell.format) !== 'day_and_time') return null;
  const { value = null } = readTime(cell, isDate1904);
  return value === null ? null : { start: value, end: null };
}
