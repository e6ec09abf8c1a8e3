import type { ClockUnit, DecimalSign, DurationUnit } from '@touchline/contracts/import-plan.schema';
import { timeFormatOf } from '../number-format.js';
import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { isErrorText, isMissing } from '../missing.js';
import { exactNumber } from '../shown-text.js';
import { refuse, stored, type CellValue } from './cell-value.js';
import { clockOf, type Clock } from './clock.js';
import { parseNumber, type NumberField } from './number.js';
import { unitFactor } from './units.js';
import type { Ways } from './ways.js';

/** Longer sessions are so rare that a clock above this may be minutes and seconds. */
const LONG_MINUTES = 360;
/** Shorter sessions are so rare that a column of such numbers may be hours. */
const SHORT_MINUTES = 10;
const PER_MINUTE = { min: 1, s: 1 / 60, h: 60 } as const satisfies Record<DurationUnit, number>;
export const DURATION_UNITS = Object.keys(PER_MINUTE) as DurationUnit[];
/** `1h15`, `1 h 15 min`, `2 Std.` */
const WORDED =
  /^(\d{1,2}|\d{1,2}[.,]\d{1,2})\s*(?:h|hr|hrs|std|stunden?|hours?|heures?|horas?)\.?(?:\s*(\d{1,2})\s*(?:min|mins|minuten?|minutes?|minutos?|m|')?\.?)?$/i;
const MINUTES_ALONE = /^(\d+(?:[.,]\d+)?)\s*(?:min|mins|minuten?|minutes?|minutos?|m|')?\.?$/i;

export interface MinutesReading {
  field: NumberField;
  sign: DecimalSign | null;
  /** From the heading; null when it names none. */
  unit: string | null;
  /** Null: hours and minutes, as spreadsheets read them. `undecided` while the coach is asked. */
  clock: ClockUnit | 'undecided' | null;
  /** Of plain numbers without a unit; null: minutes. */
  plain: DurationUnit | 'undecided' | null;
}

/** A duration in whole minutes. Refused: other texts, durations out of bounds, and what a question has to decide. */
export function readMinutes(cell: RawCell | null, reading: MinutesReading): CellValue<number> {
  if (cell === null || cell.kind === 'error') return stored<number>(null);
  if (cell.kind === 'text' && (isMissing(cell.value) || isErrorText(cell.value))) return stored<number>(null);
  const clock = clockOf(cell);
  if (clock !== null) {
    if (reading.clock === 'undecided') return refuse('undecided');
    return checked(clockMinutes(clock, isStatedHours(cell) ? 'h_mm' : (reading.clock ?? 'h_mm')), reading.field);
  }
  const worded = cell.kind === 'text' ? wordedMinutes(cell.value) : null;
  if (worded !== null) return checked(worded, reading.field);
  const plain = plainNumber(cell, reading.sign);
  if (plain === null) return refuse('not_a_duration');
  const unit = plain.unit ?? reading.unit;
  if (unit !== null) {
    const factor = unitFactor(unit, 'min');
    return factor === null
      ? refuse('unknown_unit', { unit, expected: 'min' })
      : checked(plain.value * factor, reading.field);
  }
  if (reading.plain === 'undecided') return refuse('undecided');
  return checked(plain.value * PER_MINUTE[reading.plain ?? 'min'], reading.field);
}

/** The minutes of a clock by both ways, for a question. Three parts with seconds are hours, whatever is answered. */
export function clockWays(cell: RawCell | null): Ways<ClockUnit, number> {
  const clock = cell === null ? null : clockOf(cell);
  if (cell === null || clock === null || isStatedHours(cell)) return new Map();
  return new Map([
    ['h_mm', clockMinutes(clock, 'h_mm')],
    ['m_ss', clockMinutes(clock, 'm_ss')],
  ]);
}

/** Minutes by each unit of a plain number, for a question. */
export function plainWays(cell: RawCell | null, sign: DecimalSign | null): Ways<DurationUnit, number> {
  if (cell === null || clockOf(cell) !== null) return new Map();
  const plain = plainNumber(cell, sign);
  if (plain === null || plain.unit !== null) return new Map();
  return new Map(DURATION_UNITS.map((unit) => [unit, Math.round(plain.value * PER_MINUTE[unit])]));
}

/** Whether clocks of a column may be minutes and seconds: one of them would be a very long session. */
export const isClockOpen = (cells: readonly (RawCell | null)[]): boolean =>
  cells.some((cell) => (clockWays(cell).get('h_mm') ?? 0) > LONG_MINUTES);

/** Whether plain numbers of a column may be seconds or hours: one is too large for minutes, or all are very small. */
export function isPlainOpen(
  cells: readonly (RawCell | null)[],
  sign: DecimalSign | null,
  { max }: NumberField,
): boolean {
  const minutes = cells.flatMap((cell) => plainWays(cell, sign).get('min') ?? []).filter((value) => value > 0);
  if (minutes.length === 0) return false;
  return minutes.some((value) => value > (max ?? Infinity)) || minutes.every((value) => value < SHORT_MINUTES);
}

const isStatedHours = (cell: RawCell): boolean => {
  const seconds = clockOf(cell)?.seconds;
  return cell.kind === 'text' && ((seconds ?? 0) > 0 || /[a-z]/i.test(cell.value));
};

/** Minutes and seconds in a format of hours and minutes are sixty times too long. */
const clockMinutes = ({ hours, minutes, seconds }: Clock, unit: ClockUnit): number =>
  (hours * 60 + minutes + (seconds ?? 0) / 60) / (unit === 'm_ss' ? 60 : 1);

function wordedMinutes(text: string): number | null {
  const clean = cleanText(text);
  const [, hours, minutes = '0'] = WORDED.exec(clean) ?? [];
  if (hours !== undefined) return Number(hours.replace(',', '.')) * 60 + Number(minutes);
  const [, alone] = MINUTES_ALONE.exec(clean) ?? [];
  return alone === undefined || /^[\d.,]+$/.test(clean) ? null : Number(alone.replace(',', '.'));
}

function plainNumber(cell: RawCell, sign: DecimalSign | null): { value: number; unit: string | null } | null {
  if (cell.kind === 'number') return timeFormatOf(cell.format) === null ? { value: cell.value, unit: null } : null;
  const parsed = cell.kind === 'text' ? parseNumber(cell.value) : null;
  const value = parsed?.ways.get(sign ?? '.') ?? [...(parsed?.ways.values() ?? [])][0];
  return parsed === null || value === undefined ? null : { value, unit: parsed.unit };
}

function checked(minutes: number, { min = 0, max = Infinity }: NumberField): CellValue<number> {
  // A minute is the smallest part: 48:59 is 49.
  const whole = Math.round(exactNumber(minutes));
  return whole < min || whole > max ? refuse('out_of_range', { min, max, unit: 'min' }) : stored(whole);
}
