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
}

/** A stored record. A value is null where it was never given. */
export interface HistoryRow<K extends string> {
  id: number;
  date: CalendarDate;
  version: number;
  values: Readonly<Record<K, number | null>>;
}

/** What is to be stored on a day. `version` is the one the coach saw, 0 for a new record. */
export interface HistoryWrite<K extends string> {
  date: CalendarDate;
  version: number;
  values: Readonly<Record<K, number>>;
}

/** Everything that differs between one kind of history and another: columns, texts, and the calls behind them. */
export interface HistoryKind<K extends string> {
  /** The dialog is called `Edit {title}`. */
  title: string;
  /** Whose records these are. */
  subject: string | undefined;
  columns: readonly HistoryColumn<K>[];
  /** Says how the values are to be read. */
  caption: string;
  /** Shown when a save fails without a sentence of the server. */
  saveFailed: string;
  /** The code with which the server refuses an edit of something that changed meanwhile. */
  conflictCode: string;
  save: (write: HistoryWrite<K>) => Promise<unknown>;
  remove: (row: HistoryRow<K>) => Promise<unknown>;
  /** Reads anew what is stored on a day; null when nothing is. */
  readStored: (date: CalendarDate) => Promise<HistoryRow<K> | null>;
}
