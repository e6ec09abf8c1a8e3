import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { isErrorText, isMissing } from '../missing.js';
import { timeFormatOf } from '../number-format.js';
import { serialDay } from '../serial-day.js';
import { refuse, stored, type CellValue } from './cell-value.js';

const TIME = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?:[:.](\d{2}))?\s*([ap])?\.?\s?(m)?\.?\s*(uhr|h|hrs|heures|horas)?$/i;

/** A time of day, `HH:mm`: texts with a colon, point or `h` between, `6:30 PM`, `18 Uhr`, and parts of a day. */
export function readTime(cell: RawCell | null, isDate1904: boolean): CellValue<string> {
  if (cell === null || cell.kind === 'error') return stored<string>(null);
  if (cell.kind === 'text' && (isMissing(cell.value) || isErrorText(cell.value))) return stored<string>(null);
  const time = cell.kind === 'number' ? timeOfNumber(cell, isDate1904) : timeOfText(cell);
  return time === null ? refuse('not_a_time') : stored(time);
}

/** Of a day with a time its time. A plain number is a time only as a part of a day: 18.5 may be half past six, or not. */
function timeOfNumber({ value, format }: RawCell & { kind: 'number' }, isDate1904: boolean): string | null {
  const kind = timeFormatOf(format);
  if (kind === 'day_and_time') return timeOfSecond(serialDay(value, isDate1904)?.second ?? NaN);
  if (value < 0 || value >= 1 || kind === 'day' || (kind === null && value === 0)) return null;
  return timeOfSecond(Math.round(value * 86_400));
}

const timeOfSecond = (second: number): string | null =>
  Number.isNaN(second) ? null : timeText(Math.floor(second / 3_600), Math.floor(second / 60) % 60);

function timeOfText(cell: RawCell): string | null {
  if (cell.kind !== 'text') return null;
  const [, hours, minutes, , half, m, word] = TIME.exec(cleanText(cell.value)) ?? [];
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
