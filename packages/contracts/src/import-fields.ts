import { formatMediumDate } from './date-format.js';
import type { Permission } from './permissions.js';

/** What a file of a club can hold. */
export const IMPORT_TARGET_KEYS = ['roster', 'wellness', 'sessions', 'tests', 'attendance', 'events'] as const;
export type ImportTargetKey = (typeof IMPORT_TARGET_KEYS)[number];

/**
 * How a cell is read. `name` is a whole name in either order; `day` a date without a zone, `birth_day` one of a person;
 * `time` a time of day, `HH:mm`; `number` is a decimal in the unit of the field; `minutes` a duration in whole minutes;
 * `rating` a choice on a scale, whose ends the file may have otherwise; `code` one of the choices; `digits` keeps leading zeros.
 */
export type ImportFieldKind =
  'name' | 'text' | 'email' | 'digits' | 'number' | 'day' | 'birth_day' | 'time' | 'minutes' | 'rating' | 'code';

/** A value that codes and words of a file stand for. */
export interface ImportChoice {
  value: string;
  label: string;
  /** Words that mean this value in every file, in lower case without accents. Compared as a whole. */
  words: readonly string[];
}

export interface ImportField {
  key: string;
  /** As screens name the column. */
  label: string;
  kind: ImportFieldKind;
  /** Headings that mean this field, in lower case without accents, in the languages of clubs. Compared as a whole. */
  headings: readonly string[];
  /** Most characters of a text. */
  max_length?: number;
  /** Bounds of a number, both inclusive, its unit and its decimals. */
  min?: number;
  max?: number;
  unit?: string;
  decimals?: number;
  /** Of a rating: distance between two choices, and the words at both ends; null for an end without words. */
  step?: number;
  low_words?: string | null;
  high_words?: string | null;
  /** Of a rating that nobody counts the other way round. */
  is_one_way?: boolean;
  /** Of a code. */
  choices?: readonly ImportChoice[];
  /**
   * Of a code: short codes that clubs use beside each other, by code the value. What `a` means depends on the others: a
   * column is read by the sets that know all of its codes, else by all of them, as far as they agree.
   */
  code_sets?: readonly Readonly<Record<string, string>>[];
  /** Of a day: how many days after today are believed; without it none. */
  days_ahead?: number;
  /** A record without this value is refused. */
  is_required?: boolean;
}

export interface ImportTarget {
  key: ImportTargetKey;
  label: string;
  /** What the role in the team has to allow. */
  permission: Permission;
  /** What one record is about: an athlete, an athlete on a day, or an event without a person. */
  record_of: 'athlete' | 'athlete_day' | 'event';
  fields: readonly ImportField[];
}

/** The field of a change by which an athlete comes to the roster: new there, from another team, or back from the archive. */
export const JOINS_TEAM = 'team';

/** Tells the records of a file apart. */
export const placeKey = ({ sheet, line, day }: { sheet: string; line: number; day: string | null }): string =>
  `${line} ${day ?? ''} ${sheet}`;

/** A value as screens and sentences show it; empty for none. */
export function importValueText(field: ImportField | undefined, value: string | number | null): string {
  if (value === null) return '';
  if (field?.kind === 'birth_day') return formatMediumDate(String(value));
  const choice = field?.choices?.find((each) => each.value === value);
  if (choice) return choice.label;
  return field?.unit === undefined ? String(value) : `${value} ${field.unit}`;
}
