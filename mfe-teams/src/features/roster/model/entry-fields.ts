import {
  HEIGHT_MAX,
  HEIGHT_MIN,
  JERSEY_MAX,
  JERSEY_MIN,
  PERSON_NAME_MAX,
  POSITION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from '@touchline/contracts/athlete-limits';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';

/** What a coach may edit of an athlete's entry, in the order of the form. */
export const ENTRY_FIELDS = [
  'first_name',
  'last_name',
  'position',
  'jersey_number',
  'date_of_birth',
  'weight_kg',
  'height_cm',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** What was typed, as it is sent (null: nothing); or what is wrong with it, a sentence for the coach. */
export type Parsed = { value: string | number | null } | { problem: string };

interface FieldRule {
  label: string;
  kind: 'text' | 'whole' | 'decimal' | 'date';
  /** Most characters that may be typed. */
  most: number;
  parse: (typed: string, today: CalendarDate) => Parsed;
}

/** Letters, digits and signs: the server takes nothing else for a text. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const FEW_DIGITS = 6;

const filled = (typed: string): Parsed => (VISIBLE.test(typed) ? { value: typed } : { problem: 'Must be filled in.' });
const optionalText = (typed: string): Parsed => (typed === '' ? { value: null } : filled(typed));

/** A comma is the decimal point. */
function numberWithin(typed: string, pattern: RegExp, min: number, max: number, what: string): Parsed {
  if (typed === '') return { value: null };
  const value = pattern.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return value >= min && value <= max ? { value } : { problem: `Must be ${what} from ${min} to ${max}.` };
}

const WHOLE = /^\d+$/;
const TENTHS = /^\d+([.,]\d?)?$/;

function dateUpTo(typed: string, today: CalendarDate): Parsed {
  if (typed === '') return { value: null };
  if (!isCalendarDate(typed)) return { problem: 'Must be a date that exists.' };
  return typed > today ? { problem: 'Must not be in the future.' } : { value: typed };
}

export const FIELD_RULES: Readonly<Record<EntryField, FieldRule>> = {
  first_name: { label: 'First name', kind: 'text', most: PERSON_NAME_MAX, parse: filled },
  last_name: { label: 'Last name', kind: 'text', most: PERSON_NAME_MAX, parse: filled },
  position: { label: 'Position', kind: 'text', most: POSITION_MAX, parse: optionalText },
  jersey_number: {
    label: 'Jersey number',
    kind: 'whole',
    most: FEW_DIGITS,
    parse: (typed) => numberWithin(typed, WHOLE, JERSEY_MIN, JERSEY_MAX, 'a whole number'),
  },
  date_of_birth: { label: 'Birth date', kind: 'date', most: 10, parse: dateUpTo },
  weight_kg: {
    label: 'Weight (kg)',
    kind: 'decimal',
    most: FEW_DIGITS,
    parse: (typed) => numberWithin(typed, TENTHS, WEIGHT_MIN, WEIGHT_MAX, 'a number with at most one decimal'),
  },
  height_cm: {
    label: 'Height (cm)',
    kind: 'decimal',
    most: FEW_DIGITS,
    parse: (typed) => numberWithin(typed, TENTHS, HEIGHT_MIN, HEIGHT_MAX, 'a number with at most one decimal'),
  },
};

/** What stands in the box for a stored value; empty where there is none. */
export function fieldText(athlete: Athlete, field: EntryField): string {
  return String(athlete[field] ?? '');
}

/** What a box holds, without the space around it. */
export function parseField(field: EntryField, text: string, today: CalendarDate): Parsed {
  return FIELD_RULES[field].parse(text.trim(), today);
}
