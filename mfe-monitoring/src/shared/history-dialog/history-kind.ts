import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { parseNumber } from '@touchline/contracts/number-text';
import type { Parsed } from '@touchline/ui/forms';
import { historyTexts } from '../texts/history-texts.js';

/** One value column of a history table. */
export interface HistoryColumn<K extends string> {
  key: K;
  label: string;
  /** The expected range, shown in an empty field. */
  hint: string;
  /** A problem is the end of a sentence ("must be …"). Null: the field may stay empty. */
  parse: (text: string) => Parsed<number | null>;
  /** The value may have decimals: phones then offer a keyboard with a decimal point. */
  decimals?: boolean;
  /** Formats a stored value; default: `String`. */
  format?: (value: number) => string;
  /** The longest text of a value; default: 6 characters. */
  maxLength?: number;
}

/**
 * A column that is read only. `isWide`: sentences, which need no label on a card but a line of their own, and nothing in place of
 * a missing one.
 */
export interface HistoryFact {
  key: string;
  label: string;
  isWide?: true;
}

/** The values of a record; null when a value was never given. */
export type HistoryValues<K extends string> = Readonly<Record<K, number | null>>;

/** A stored record. */
export interface HistoryRow<K extends string> {
  id: number;
  date: CalendarDate;
  version: number;
  values: HistoryValues<K>;
  /** Small texts below the values, by the key of their column. */
  notes?: Readonly<Record<string, string>>;
  /** The texts of the columns that are read only, by their key; '' for nothing. */
  facts?: Readonly<Record<string, string>>;
}

/** A record to store. `id` and `version` are those of the record the coach saw; null and 0 for a new one. */
export interface HistoryWrite<K extends string> {
  id: number | null;
  date: CalendarDate;
  version: number;
  values: HistoryValues<K>;
}

/** What differs between the history dialogs: columns, texts and calls. */
export interface HistoryKind<K extends string> {
  /** The dialog is called `Edit {title}`. */
  title: string;
  /** The athlete's name; undefined while it is not known. */
  subject: string | undefined;
  /** Whether records can be added. */
  canAdd: boolean;
  /** At most one record per day: a second one on the same day becomes an edit of the first. */
  onePerDay: boolean;
  columns: readonly HistoryColumn<K>[];
  /** Columns after the values that are read only. */
  facts?: readonly HistoryFact[];
  /** Tells records of one day apart before one is deleted; needed when `onePerDay` is false. */
  describe?: (values: HistoryValues<K>, row: HistoryRow<K>) => string;
  /** Explains how to read the values. */
  caption: string;
  /** Shown when a save fails without a sentence of the server. */
  saveFailed: string;
  /** The error code of the server for an edit of a record that changed since it was read. */
  conflictCode: string;
  /**
   * Stores a record and resolves to it. `retryKey` stays the same while a draft sends the same content, so that a
   * repeated call creates one record.
   */
  save: (write: HistoryWrite<K>, retryKey: string) => Promise<HistoryRow<K>>;
  remove: (row: HistoryRow<K>) => Promise<unknown>;
  /** Restores a record that was deleted. Refused when another one has taken its place. */
  restore: (row: HistoryRow<K>) => Promise<unknown>;
  /** Whether the server would restore the record; default: yes. Else the question before a delete says so. */
  isRestorable?: (row: HistoryRow<K>) => boolean;
  /** Reads all records from the server. */
  readRows: () => Promise<readonly HistoryRow<K>[]>;
}

/**
 * A typed number. `problem` describes other texts and values that `accepts` refuses.
 */
export function numberOr(text: string, problem: string, accepts: (value: number) => boolean): Parsed<number> {
  if (text.trim() === '') return { problem: historyTexts.required };
  const value = parseNumber(text);
  return value !== undefined && accepts(value) ? { value } : { problem };
}

/** As `numberOr`; null for an empty text. */
export function optionalNumberOr(
  text: string,
  problem: string,
  accepts: (value: number) => boolean,
): Parsed<number | null> {
  return text.trim() === '' ? { value: null } : numberOr(text, problem, accepts);
}

/** The value of a field that must not stay empty. */
export function required(value: number | null): number {
  if (value === null) throw new RangeError('a record without a value');
  return value;
}

/** Parses a whole number from `min` to `max`. */
export function parseWhole(
  text: string,
  min: number,
  max: number,
  problem = `must be a whole number from ${min} to ${max}`,
): Parsed<number> {
  return numberOr(text, problem, (value) => Number.isInteger(value) && value >= min && value <= max);
}
