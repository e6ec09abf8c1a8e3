import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Decided } from './decisions.js';
import type { SkippedRow } from './find-table.js';
import type { Question } from './question.js';
import type { Refusal } from './refusal.js';
import type { PersonName } from './values/name.js';

/** A row of a table, or what it says about one day, that can be stored. */
export interface ImportRecord {
  sheet: string;
  line: number;
  /** Null for an event. */
  name: PersonName | null;
  /** Null for an athlete without days. */
  day: CalendarDate | null;
  /** By field, without name and day: null for a missing cell, no key for a field without column. */
  values: Record<string, string | number | null>;
  /** By field, the number of the file where the value was converted from another scale. */
  rescaled: Record<string, number>;
}

export type PersonRecord = ImportRecord & { name: PersonName };

export const isOfPerson = (record: ImportRecord): record is PersonRecord => record.name !== null;

/** A cell that is shown to the coach and stored as missing: `#N/A`. */
export interface ErrorCell {
  sheet: string;
  line: number;
  column: string;
  text: string;
}

export interface ReadRecords {
  records: ImportRecord[];
  /** One per bad cell; a row, or a day of it, with any of them is no record. */
  refusals: Refusal[];
  skipped: SkippedRow[];
  errorCells: ErrorCell[];
  questions: Question[];
  decided: Decided;
}
