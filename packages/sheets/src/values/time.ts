import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { normalise } from '../headings.js';
import { isErrorText, isMissing } from '../missing.js';
import { timeFormatOf } from '../number-format.js';
import { serialDay } from '../serial-day.js';
import { refuse, stored, type CellValue } from './cell-value.js';

/** When something begins and ends, `HH:mm`; `end` is null when nobody says it, and may be on the next day. */
export interface TimeSpan {
  start: string;
  end: string | null;
}

const TIME =
  /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?:[:.]\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?\s?(m)?\.?\s*(uhr|h|hrs|heures|horas)?$/i;
/** The end of a text that may be a time of day, and what stands between two of them. */
const CLOCK_AT_END = /\d{1,2}(?:[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?)?(?:\s*[ap]\.?\s?m\.?)?(?:\s*(?:uhr|h))?$/i;
const BETWEEN_CLOCKS = /\s*(?:[-–—]|bis|to|à|a|hasta)\s*$/i;
const FROM = /^(?:ab|um|von|from|at|à partir de|dès|à|de|desde|a partir de|a)\s+(?:las\s+)?(?=\d)/i;
const SPAN = /^(.+?)(?:\s*[-–—]\s*|\s+(?:bis|to|until|à|a|hasta)\s+(?:las\s+)?)(.+)$/i;
const UNIT = /(?:[ap]\.?\s?m\.?|uhr|h|hrs|heures|horas)$/i;
const MINUTES_PER_DAY = 1_440;

/** Texts by which clubs say that nobody knows the time yet, in lower case without accents. */
const OPEN = new Set([
  ...['n n', 'nn', 'offen', 'noch offen', 'tba', 'tbd', 'tbc'],
  ...['a definir', 'a confirmer', 'por definir', 'por confirmar', 'a confirmar'],
]);

/** A time of day, `HH:mm`: texts with a colon, point or `h` between, `6:30 PM`, `18 Uhr`, the first of two, and parts of a day. */
export function readTime(cell: RawCell | null, isDate1904: boolean): CellValue<string> {
  if (cell === null || cell.kind === 'error') return stored<string>(null);
  if (cell.kind === 'text' && (isMissing(cell.value) || isErrorText(cell.value) || OPEN.has(normalise(cell.value))))
    return stored<string>(null);
  const time = cell.kind === 'number' ? timeOfNumber(cell, isDate1904) : timeOfTextCell(cell);
  return time === null ? refuse('not_a_time') : stored(time);
}

/** A text without its end, and that end, which may be a time of day or two. */
export interface EndOfText {
  before: string;
  typed: string;
}

/** The ends of a text that may be two times or one, the longer first; what they hold may be plain numbers. */
export function clocksAtEnd(text: string): EndOfText[] {
  const last = CLOCK_AT_END.exec(text);
  if (last === null) return [];
  const before = text.slice(0, last.index);
  const between = BETWEEN_CLOCKS.exec(before);
  const first = between && CLOCK_AT_END.exec(before.slice(0, between.index));
  return [
    ...(first ? [{ before: text.slice(0, first.index), typed: text.slice(first.index) }] : []),
    { before, typed: last[0] },
  ];
}

/** The time or the two times in a text: `ab 18 Uhr`, `18:00 - 19:30 Uhr`, `de 18h à 20h`. Null for anything else. */
export function spanOfText(text: string): TimeSpan | null {
  const clean = cleanText(text).replace(FROM, '');
  const alone = timeOfText(clean);
  if (alone !== null) return { start: alone, end: null };
  const [, first, second] = SPAN.exec(clean) ?? [];
  if (first === undefined || second === undefined) return null;
  // `18-20 Uhr` and `6:30-8:00 PM` say once what is meant of both, and `11:00-1:00 PM` does not.
  const [unit = ''] = UNIT.exec(second) ?? [];
  const end = timeOfText(second) ?? (timeOfText(first) === null ? null : timeOfText(`${second} h`));
  if (end === null) return null;
  const starts = [timeOfText(`${first} ${unit}`), timeOfText(first)].filter((time) => time !== null);
  const start = starts.find((time) => time < end) ?? starts[0];
  return start === undefined ? null : { start, end };
}

/** The length of a span, in minutes; null without an end. */
export const minutesOfSpan = ({ start, end }: TimeSpan): number | null =>
  end === null ? null : (minuteOf(end) - minuteOf(start) + MINUTES_PER_DAY) % MINUTES_PER_DAY;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of a day with a time its time. A plain number is a time only as a part of a day: 18.5 may be half past six, or not. */
function timeOfNumber({ value, format }: RawCell & { kind: 'number' }, isDate1904: boolean): string | null {
  const kind = timeFormatOf(format);
  if (kind === 'day_and_time') return timeOfSecond(serialDay(value, isDate1904)?.second ?? NaN);
  if (value < 0 || value >= 1 || kind === 'day' || (kind === null && value === 0)) return null;
  return timeOfSecond(Math.round(value * 86_400));
}

const timeOfTextCell = (cell: RawCell): string | null =>
  cell.kind === 'text' ? (spanOfText(cell.value)?.start ?? null) : null;

const timeOfSecond = (second: number): string | null =>
  Number.isNaN(second) ? null : timeText(Math.floor(second / 3_600), Math.floor(second / 60) % 60);

function timeOfText(text: string): string | null {
  const [, hours, minutes, half, m, word] = TIME.exec(text) ?? [];
  if (hours === undefined || (half === undefined) !== (m === undefined)) return null;
  // A bare number is no time.
  if (minutes === undefined && half === undefined && word === undefined) return null;
  const hour = Number(hours);
  if (half === undefined) return timeText(hour, Number(minutes ?? 0));
  if (hour < 1 || hour > 12) return null;
  return timeText((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minutes ?? 0));
}

function timeText(hours: number, minutes: number): string | null {
  const digits = (part: number) => String(part).padStart(2, '0');
  return hours > 23 || minutes > 59 ? null : `${digits(hours)}:${digits(minutes)}`;
}
