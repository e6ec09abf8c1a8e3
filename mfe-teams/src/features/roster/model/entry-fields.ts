import {
  HEIGHT_MAX,
  HEIGHT_MIN,
  JERSEY_DIGITS_MAX,
  PERSON_NAME_MAX,
  POSITION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from '@touchline/contracts/athlete-limits';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { isJerseyNumber } from '@touchline/contracts/jersey-number';
import { parseNumberWithin } from '@touchline/contracts/number-text';
import { isOneLine, ONE_LINE_PROBLEM, VISIBLE } from '@touchline/contracts/visible-text';
import type { Parsed as ParsedAs } from '@touchline/ui/forms';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';

/** The athlete's details that a coach may edit, in the order of the form. */
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

/** All details that can be entered of an athlete. The mail address is entered once, with a new athlete. */
export type PersonField = EntryField | 'email';

/** The value to send (null when empty), or the problem as a sentence for the coach. */
type Parsed = ParsedAs<string | number | null>;

interface FieldRule {
  label: string;
  kind: 'text' | 'email' | 'whole' | 'decimal' | 'date';
  /** Maximum number of characters. */
  maxLength: number;
  parse: (typed: string, today: CalendarDate) => Parsed;
}

const NUMBER_MAX_LENGTH = 6;

const requiredText = (typed: string): Parsed => {
  if (!VISIBLE.test(typed)) return { problem: rosterTexts.required };
  return isOneLine(typed) ? { value: typed } : { problem: ONE_LINE_PROBLEM };
};
const optionalText = (typed: string): Parsed => (typed === '' ? { value: null } : requiredText(typed));

/** The server judges the address; this only catches obvious mistakes. */
const optionalEmail = (typed: string): Parsed =>
  typed === '' || /^\S+@\S+$/.test(typed) ? { value: typed || null } : { problem: rosterTexts.emailInvalid };

const optionalJersey = (typed: string): Parsed =>
  typed === '' || isJerseyNumber(typed) ? { value: typed || null } : { problem: rosterTexts.jerseyInvalid };

function oneDecimalWithin(typed: string, min: number, max: number): Parsed {
  if (typed === '') return { value: null };
  const value = parseNumberWithin(typed, min, max, 1);
  return value === undefined ? { problem: rosterTexts.numberOutOfRange(min, max) } : { value };
}

function dateUpTo(typed: string, today: CalendarDate): Parsed {
  if (typed === '') return { value: null };
  if (!isCalendarDate(typed)) return { problem: rosterTexts.dateInvalid };
  return typed > today ? { problem: rosterTexts.dateInFuture } : { value: typed };
}

export const FIELD_RULES: Readonly<Record<PersonField, FieldRule>> = {
  first_name: { label: 'First name', kind: 'text', maxLength: PERSON_NAME_MAX, parse: requiredText },
  last_name: { label: 'Last name', kind: 'text', maxLength: PERSON_NAME_MAX, parse: requiredText },
  email: { label: 'Mail address', kind: 'email', maxLength: EMAIL_MAX, parse: optionalEmail },
  position: { label: 'Position', kind: 'text', maxLength: POSITION_MAX, parse: optionalText },
  jersey_number: {
    label: 'Jersey number',
    kind: 'whole',
    maxLength: JERSEY_DIGITS_MAX,
    parse: optionalJersey,
  },
  date_of_birth: { label: 'Birth date', kind: 'date', maxLength: 10, parse: dateUpTo },
  weight_kg: {
    label: 'Weight (kg)',
    kind: 'decimal',
    maxLength: NUMBER_MAX_LENGTH,
    parse: (typed) => oneDecimalWithin(typed, WEIGHT_MIN, WEIGHT_MAX),
  },
  height_cm: {
    label: 'Height (cm)',
    kind: 'decimal',
    maxLength: NUMBER_MAX_LENGTH,
    parse: (typed) => oneDecimalWithin(typed, HEIGHT_MIN, HEIGHT_MAX),
  },
};

/** The field text of a stored value; empty without a value. */
export function fieldText(athlete: Athlete, field: EntryField): string {
  return String(athlete[field] ?? '');
}

/** Parses the trimmed text of a field. `today` is the latest valid birth date. */
export function parseField(field: PersonField, text: string, today: CalendarDate): Parsed {
  return FIELD_RULES[field].parse(text.trim(), today);
}
