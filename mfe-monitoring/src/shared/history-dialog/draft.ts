import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { HistoryColumn, HistoryKind, HistoryRow, HistoryWrite } from './history-kind.js';

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

/** What lies before is a year typed wrong. */
export const EARLIEST_DATE: CalendarDate = '2000-01-01';

/** Begins to edit a record. `typed` texts that are not blank win over what is stored. */
export function draftOf<K extends string>(
  row: HistoryRow<K>,
  columns: readonly HistoryColumn<K>[],
  typed?: Readonly<Record<K, string>>,
): Draft<K> {
  const texts = eachColumn(columns, (key) =>
    typed && typed[key].trim() !== '' ? typed[key] : textOf(row.values[key]),
  );
  return { original: row, date: row.date, version: row.version, texts, problems: {}, refusal: null, conflict: null };
}

/** Begins a new record. */
export function newDraft<K extends string>(columns: readonly HistoryColumn<K>[]): Draft<K> {
  return {
    original: null,
    date: '',
    version: 0,
    texts: eachColumn(columns, () => ''),
    problems: {},
    refusal: null,
    conflict: null,
  };
}

/** The draft with another text; what was wrong with that value is forgotten. */
export function withText<K extends string>(draft: Draft<K>, key: NoInfer<K>, text: string): Draft<K> {
  return {
    ...draft,
    texts: { ...draft.texts, [key]: text },
    problems: { ...draft.problems, [key]: undefined },
    refusal: null,
  };
}

export function withDate<K extends string>(draft: Draft<K>, date: CalendarDate): Draft<K> {
  return { ...draft, date, problems: { ...draft.problems, date: undefined }, refusal: null };
}

/** True when something was typed that is not stored. */
export function isDirty<K extends string>(draft: Draft<K>): boolean {
  return differs(draft.texts, draft.original?.values) || draft.date !== (draft.original?.date ?? '');
}

/** Whether the texts, spaces aside, are others than those of `values`; without any, than nothing. */
function differs<K extends string>(texts: Draft<K>['texts'], values: HistoryRow<K>['values'] | undefined): boolean {
  return (Object.keys(texts) as K[]).some((key) => texts[key].trim() !== (values ? textOf(values[key]) : ''));
}

/** What stands in the values of `stored` that differ from what is typed, as a coach reads it. */
export function differences<K extends string>(
  draft: Draft<K>,
  columns: readonly HistoryColumn<K>[],
  stored: HistoryRow<K>,
): { label: string; theirs: string; yours: string }[] {
  return columns.flatMap(({ key, label, parse }) => {
    const parsed = parse(draft.texts[key]);
    const theirs = stored.values[key];
    return 'value' in parsed && parsed.value === theirs
      ? []
      : [{ label, theirs: textOf(theirs) || 'not given', yours: draft.texts[key].trim() || 'not given' }];
  });
}

/** What to save, or everything that is wrong with the draft. A new record lies on a day up to `today`; of a kind with one a day, on a day without. */
export function checkDraft<K extends string>(
  draft: Draft<K>,
  { columns, onePerDay }: Pick<HistoryKind<K>, 'columns' | 'onePerDay'>,
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
  const wrongDate =
    draft.original === null
      ? (dateProblem(draft.date, today) ?? (existingRow(draft, rows, onePerDay) ? 'has an entry already' : null))
      : null;
  if (wrongDate !== null) problems.date = wrongDate;
  if (Object.keys(problems).length > 0) return { problems };
  // Version 0 is a new record also where the edited one was deleted meanwhile.
  const id = draft.version === 0 ? null : (draft.original?.id ?? null);
  return { write: { id, date: draft.date, version: draft.version, values: values as Record<K, number> } };
}

/**
 * The record that already stands on the day of a new one, where a day has only one. One with the very values that are typed is not in the way:
 * it may be this one, of whose save only the answer got lost.
 */
export function existingRow<K extends string>(
  draft: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | undefined {
  const there = onePerDay && draft.original === null ? rows.find((row) => row.date === draft.date) : undefined;
  return there && differs(draft.texts, there.values) ? there : undefined;
}

/** What stands among `rows` in the place of the draft: its record, or, where a day has only one, whatever stands on that day now. */
export function storedRow<K extends string>(
  draft: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | null {
  const same = rows.find((row) => row.id === draft.original?.id);
  return same ?? (onePerDay ? rows.find((row) => row.date === draft.date) : undefined) ?? null;
}

/** True where `row` holds just what was to be written. */
export function holds<K extends string>(row: HistoryRow<K>, { date, values }: HistoryWrite<K>): boolean {
  return row.date === date && (Object.keys(values) as K[]).every((key) => row.values[key] === values[key]);
}

function dateProblem(date: string, today: CalendarDate): string | null {
  if (date === '') return 'must be filled in';
  if (date > today) return 'must not be in the future';
  if (!isCalendarDate(date) || date < EARLIEST_DATE)
    return `must be a date after ${formatMediumDate(addDays(EARLIEST_DATE, -1))}`;
  return null;
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function eachColumn<K extends string>(
  columns: readonly HistoryColumn<K>[],
  text: (key: K) => string,
): Record<K, string> {
  return Object.fromEntries(columns.map(({ key }) => [key, text(key)])) as Record<K, string>;
}
