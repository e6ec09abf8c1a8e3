import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { HistoryColumn, HistoryRow, HistoryWrite } from './history-kind.js';

/** What a coach is typing: into a stored record (`original`), or into a new one (null). Values stay text until they are saved. */
export interface Draft<K extends string> {
  original: HistoryRow<K> | null;
  /** '' while a new record has no date yet. */
  date: CalendarDate;
  version: number;
  texts: Readonly<Record<K, string>>;
  /** What is wrong, by column key or `date`. */
  problems: Readonly<Record<string, string | undefined>>;
  /** Why the last save failed. */
  refusal: string | null;
  /** Someone else changed the record meanwhile; `stored` is what stands there now, null when it was deleted. */
  conflict: { stored: HistoryRow<K> | null } | null;
}

/** Nobody records what lies before; a year typed wrong does. */
export const EARLIEST_DATE: CalendarDate = '2000-01-01';

/** Begins to edit a record. `typed` texts that are not blank win over what is stored. */
export function draftOf<K extends string>(row: HistoryRow<K>, columns: readonly HistoryColumn<K>[], typed?: Readonly<Record<K, string>>): Draft<K> {
  const texts = eachColumn(columns, (key) => (typed && typed[key].trim() !== '' ? typed[key] : textOf(row.values[key])));
  return { original: row, date: row.date, version: row.version, texts, problems: {}, refusal: null, conflict: null };
}

/** Begins a new record. */
export function newDraft<K extends string>(columns: readonly HistoryColumn<K>[]): Draft<K> {
  return { original: null, date: '', version: 0, texts: eachColumn(columns, () => ''), problems: {}, refusal: null, conflict: null };
}

/** The draft with another text; what was wrong with that value is forgotten. */
export function withText<K extends string>(draft: Draft<K>, key: NoInfer<K>, text: string): Draft<K> {
  return { ...draft, texts: { ...draft.texts, [key]: text }, problems: { ...draft.problems, [key]: undefined }, refusal: null };
}

export function withDate<K extends string>(draft: Draft<K>, date: CalendarDate): Draft<K> {
  return { ...draft, date, problems: { ...draft.problems, date: undefined }, refusal: null };
}

/** True when something was typed that is not stored. */
export function isDirty<K extends string>(draft: Draft<K>): boolean {
  const keys = Object.keys(draft.texts) as K[];
  const stored = draft.original?.values;
  return keys.some((key) => draft.texts[key].trim() !== (stored ? textOf(stored[key]) : '')) || draft.date !== (draft.original?.date ?? '');
}

/** What to save, or everything that is wrong with the draft. A new record lies on a day up to `today` that has none among `rows`. */
export function checkDraft<K extends string>(
  draft: Draft<K>,
  columns: readonly HistoryColumn<K>[],
  rows: readonly HistoryRow<K>[],
  today: CalendarDate,
): { write: HistoryWrite<K> } | { problems: Draft<K>['problems'] } {
  const problems: Record<string, string> = {};
  const values: Partial<Record<K, number>> = {};
  for (const { key, parse } of columns) {
    const parsed = parse(draft.texts[key]);
    if ('value' in parsed) values[key] = parsed.value;
    else problems[key] = parsed.problem;
  }
  const wrongDate = draft.original === null ? dateProblem(draft.date, rows, today) : null;
  if (wrongDate !== null) problems.date = wrongDate;
  if (Object.keys(problems).length > 0) return { problems };
  return { write: { date: draft.date, version: draft.version, values: values as Record<K, number> } };
}

/** The record that already stands on the day of a new one. */
export function existingRow<K extends string>(draft: Draft<K>, rows: readonly HistoryRow<K>[]): HistoryRow<K> | undefined {
  return draft.original === null ? rows.find((row) => row.date === draft.date) : undefined;
}

/** Newest first; a record that is being edited stays in its place even if it was deleted elsewhere, with what was typed. */
export function shownRows<K extends string>(rows: readonly HistoryRow<K>[], draft: Draft<K> | null): HistoryRow<K>[] {
  const edited = draft?.original;
  const all = edited && !rows.some((row) => row.id === edited.id) ? [...rows, edited] : [...rows];
  return all.sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

function dateProblem(date: string, rows: readonly { date: string }[], today: CalendarDate): string | null {
  if (date !== '' && date < EARLIEST_DATE) return `must not be before ${EARLIEST_DATE.slice(0, 4)}`;
  if (!isCalendarDate(date)) return 'must be filled in';
  if (date > today) return 'must not be in the future';
  return rows.some((row) => row.date === date) ? 'has an entry already' : null;
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function eachColumn<K extends string>(columns: readonly HistoryColumn<K>[], text: (key: K) => string): Record<K, string> {
  return Object.fromEntries(columns.map(({ key }) => [key, text(key)])) as Record<K, string>;
}
