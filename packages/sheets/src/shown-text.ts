import type { RawCell } from './cells.js';
import { timeFormatOf, zerosOf } from './number-format.js';
import { serialDay } from './serial-day.js';

const SECONDS_PER_DAY = 86_400;
/** Digits that are no remains of binary fractions: 61.300000000000004 is 61.3. */
const PRECISION = 12;

/** A number without the remains of binary fractions. Most have few decimals and none, which is found out faster. */
export const exactNumber = (value: number): number =>
  Math.round(value * 1_000) / 1_000 === value ? value : Number(value.toPrecision(PRECISION));

/** A cell as a person reads it: days as `2010-03-12`, durations as `1:15:00`, numbers with a point. Empty for an empty cell. */
export function shownText(cell: RawCell | null, isDate1904: boolean): string {
  if (cell === null) return '';
  if (cell.kind === 'boolean') return cell.value ? 'TRUE' : 'FALSE';
  if (cell.kind !== 'number') return cell.value.trim();
  return numberText(cell.value, cell.format, isDate1904);
}

function numberText(value: number, format: string | null, isDate1904: boolean): string {
  const plain = String(exactNumber(value)).padStart(zerosOf(format), '0');
  const timeFormat = timeFormatOf(format);
  if (timeFormat === null) return plain;
  if (timeFormat === 'duration' || (timeFormat === 'time' && value < 1))
    return clock(Math.round(value * SECONDS_PER_DAY));
  const found = serialDay(value, isDate1904);
  if (found === null) return plain;
  return found.second === 0 ? found.day : `${found.day} ${clock(found.second)}`;
}

/** `1:15:00` */
function clock(seconds: number): string {
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${digits(Math.floor(seconds / 60) % 60)}:${digits(seconds % 60)}`;
}
