import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { historyTexts } from '../texts/history-texts.js';
import type { HistoryColumn, HistoryKind, HistoryRow, HistoryWrite } from './history-kind.js';

/** The edit of a stored record (`original`) or of a new one (null). Values stay text until they are saved. */
export interface Draft<K extends string> {
  original: HistoryRow<K> | null;
  /** '' while a new record has no date. */
  date: CalendarDate;
  version: number;
  texts: Readonly<Record<K, string>>;
  /** The problem of a value, by column key or `date`. */
  problems: Readonly<Record<string, string | undefined>>;
  /** Why the last save failed. */
  saveError: string | null;
}

/** Earlier dates are mistyped years. */
export const EARLIEST_DATE: CalendarDate = '2000-01-01';

/** The edit of a stored record. Texts in `typed` that are not blank replace the stored values. */
export function editDraft<K extends string>(
  row: HistoryRow<K>,
  columns: readonly HistoryColumn<K>[],
  typed?: Readonly<Record<K, string>>,
): Draft<K> {
  const texts = eachColumn(columns, (key) =>
    typed && typed[key].trim() !== '' ? typed[key] : textOf(row.values[key]),
  );
  return { original: row, date: row.date, version: row.version, texts, problems: {}, saveError: null };
}

/** The edit of a new record. */
export function newDraft<K extends string>(columns: readonly HistoryColumn<K>[]): Draft<K> {
  return {
    original: null,
    date: '',
    version: 0,
    texts: eachColumn(columns, () => ''),
    problems: {},
    saveError: null,
  };
}

/** The draft with another text; clears the problem of that value. */
export function withText<K extends string>(draft: Draft<K>, key: NoInfer<K>, text: string): Draft<K> {
  return {
    ...draft,
    texts: { ...draft.texts, [key]: text },
    problems: { ...draft.problems, [key]: undefined },
    saveError: null,
  };
}

export function withDate<K extends string>(draft: Draft<K>, date: CalendarDate): Draft<K> {
  return { ...draft, date, problems: { ...draft.problems, date: undefined }, saveError: null };
}

/** True when the draft differs from the stored record. */
export function isDirty<K extends string>(draft: Draft<K>): boolean {
  return differs(draft.texts, draft.original?.values) || draft.date !== (draft.original?.date ?? '');
}

/** True when the trimmed texts differ from `values`, or from empty texts when there are none. */
function differs<K extends string>(texts: Draft<K>['texts'], values: HistoryRow<K>['values'] | undefined): boolean {
  return (Object.keys(texts) as K[]).some((key) => texts[key].trim() !== (values ? textOf(values[key]) : ''));
}

/** The values in which `stored` differs from the draft, as texts. */
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
      : [
          {
            label,
            theirs: textOf(theirs) || historyTexts.noDifferenceValue,
            yours: draft.texts[key].trim() || historyTexts.noDifferenceValue,
          },
        ];
  });
}

/**
 * The record to save, or all problems of the draft. A new record needs a date up to `today`, and a free day when
 * `onePerDay` is set.
 */
export function validateDraft<K extends string>(
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
      ? (dateProblem(draft.date, today) ?? (rowOnSameDay(draft, rows, onePerDay) ? historyTexts.dayTaken : null))
      : null;
  if (wrongDate !== null) problems.date = wrongDate;
  if (Object.keys(problems).length > 0) return { problems };
  // Version 0 creates a record, also when the edited one was deleted by someone else.
  const id = draft.version === 0 ? null : (draft.original?.id ?? null);
  return { write: { id, date: draft.date, version: draft.version, values: values as Record<K, number> } };
}

/**
 * The record that already exists on the day of a new one, when a day has only one. A record with the typed values does
 * not count: it may come from an earlier save of this draft whose answer got lost.
 */
export function rowOnSameDay<K extends string>(
  draft: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | undefined {
  const sameDay = onePerDay && draft.original === null ? rows.find((row) => row.date === draft.date) : undefined;
  return sameDay && differs(draft.texts, sameDay.values) ? sameDay : undefined;
}

/** The record of the draft among `rows`: the same id, or the same day when a day has only one record. */
export function currentRow<K extends string>(
  draft: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | null {
  const same = rows.find((row) => row.id === draft.original?.id);
  return same ?? (onePerDay ? rows.find((row) => row.date === draft.date) : undefined) ?? null;
}

/** True when `row` has the date and values of the write. */
export function hasSameContent<K extends string>(row: HistoryRow<K>, { date, values }: HistoryWrite<K>): boolean {
  return row.date === date && (Object.keys(values) as K[]).every((key) => row.values[key] === values[key]);
}

function dateProblem(date: string, today: CalendarDate): string | null {
  if (date === '') return historyTexts.required;
  if (date > today) return historyTexts.inFuture;
  if (!isCalendarDate(date) || date < EARLIEST_DATE)
    return historyTexts.notAfter(formatMediumDate(addDays(EARLIEST_DATE, -1)));
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
