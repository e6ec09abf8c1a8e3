import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { timeFormatOf } from '../number-format.js';

const SECONDS_PER_DAY = 86_400;
const CLOCK =
  /^(\d{1,3}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:h|std\.?|stunden|hours?|hrs?|heures?|horas?|min|uhr)?$/i;

/** Hours, minutes and seconds between colons, as they were typed or a number format shows them. */
export interface Clock {
  hours: number;
  minutes: number;
  /** Null when it has two parts. */
  seconds: number | null;
}

/** `1:15`, `0:48:59`, and numbers of days in a format of time. Null for all else. */
export function clockOf(cell: RawCell): Clock | null {
  if (cell.kind === 'text') return clockOfText(cell.value);
  const format = cell.kind === 'number' ? timeFormatOf(cell.format) : null;
  if (cell.kind !== 'number' || cell.value < 0) return null;
  if (format !== 'duration' && !(format === 'time' && cell.value < 1)) return null;
  // Both are numbers of days, of which fractions miss the second by little.
  const total = Math.round(cell.value * SECONDS_PER_DAY);
  return { hours: Math.floor(total / 3_600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

function clockOfText(text: string): Clock | null {
  const [, hours, minutes, seconds] = CLOCK.exec(cleanText(text)) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  return { hours: Number(hours), minutes: Number(minutes), seconds: seconds === undefined ? null : Number(seconds) };
}
