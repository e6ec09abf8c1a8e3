import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** What a typed text means to a column. */
export type Parsed = { value: number } | { problem: string };

/** One value column of a history table. */
export interface HistoryColumn<K extends string> {
  key: K;
  label: string;
  /** The expected range, shown where nothing is typed yet. */
  hint: string;
  parse: (text: string) => Parsed;
  /** It takes decimals: a phone then offers a keyboard with a point. */
  decimals?: boolean;
  /** How a stored value is written; as it is, where this is left out. */
  show?: (value: number) => string;
}

/** A stored record. A value is null where it was never given. */
export interface HistoryRow<K extends string> {
  id: number;
  date: CalendarDate;
  version: number;
  values: Readonly<Record<K, number | null>>;
}

/** What is to be stored. `id` and `version` are those of the record the coach saw; null and 0 for a new one. */
export interface HistoryWrite<K extends string> {
  id: number | null;
  date: CalendarDate;
  version: number;
  values: Readonly<Record<K, number>>;
}

/** Everything that differs between one kind of history and another: columns, texts, and the calls behind them. */
export interface HistoryKind<K extends string> {
  /** The dialog is called `Edit {title}`. */
  title: string;
  /** Whose records these are; undefined while the name is not known. */
  subject: string | undefined;
  /** Whether a record that was missed can be added. */
  canAdd: boolean;
  /** At most one record a day: a second one on the same day is an edit of the first. */
  onePerDay: boolean;
  columns: readonly HistoryColumn<K>[];
  /** Says how the values are to be read. */
  caption: string;
  /** Shown when a save fails without a sentence of the server. */
  saveFailed: string;
  /** The code with which the server refuses an edit of something that changed meanwhile. */
  conflictCode: string;
  /**
   * Answers the record as it is stored now. `retryKey` is the same for as long as the same is sent from one draft: a call that creates something
   * each time it arrives takes it along.
   */
  save: (write: HistoryWrite<K>, retryKey: string) => Promise<HistoryRow<K>>;
  remove: (row: HistoryRow<K>) => Promise<unknown>;
  /** Reads all records anew. */
  readRows: () => Promise<readonly HistoryRow<K>[]>;
}
