import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { judgeForm, typedAs, z, type FormSchema } from '@touchline/ui/forms';
import { historyTexts } from '../texts/history-texts.js';
import type { HistoryColumn, HistoryKind, HistoryRow, HistoryWrite } from './history-kind.js';

/** A field of the form: a value column or the date. */
export type DraftField<K extends string> = K | 'date';

/** The edit of a stored record (`original`) or of a new one (null). Values stay text until they are saved. */
export interface Draft<K extends string> {
  original: HistoryRow<K> | null;
  version: number;
  /** `date` is '' while a new record has none. */
  texts: Readonly<Record<DraftField<K>, string>>;
  /** The problem of a field. */
  problems: Readonly<Record<string, string | undefined>>;
  /** Why the last save failed. */
  saveError: string | null;
}

/** Earlier dates are mistyped years. */
export const EARLIEST_DATE: CalendarDate = '2000-01-01';

/** The edit of a stored record, or of a new one. Texts in `typed` that are not blank replace the stored values. */
export function beginDraft<K extends string>(
  columns: readonly HistoryColumn<K>[],
  original: HistoryRow<K> | null = null,
  typed?: Draft<K>['texts'],
): Draft<K> {
  const fields: DraftField<K>[] = ['date', ...columns.map(({ key }) => key)];
  const texts = fields.map((field) => [field, typed?.[field].trim() ? typed[field] : storedText(original, field)]);
  return {
    original,
    version: original?.version ?? 0,
    texts: Object.fromEntries(texts) as Draft<K>['texts'],
    problems: {},
    saveError: null,
  };
}

/** The draft with another text; clears the problem of that field. */
export function withText<K extends string>(draft: Draft<K>, field: NoInfer<DraftField<K>>, text: string): Draft<K> {
  return {
    ...draft,
    texts: { ...draft.texts, [field]: text },
    problems: { ...draft.problems, [field]: undefined },
    saveError: null,
  };
}

/** True when the draft differs from the stored record. */
export const isDirty = <K extends string>({ texts, original }: Draft<K>): boolean => differs(texts, original);

/** True when the trimmed texts differ from the record, or from empty texts when there is none. */
const differs = <K extends string>(texts: Draft<K>['texts'], row: HistoryRow<K> | null): boolean =>
  (Object.keys(texts) as DraftField<K>[]).some((field) => texts[field].trim() !== storedText(row, field));

/** The values in which `stored` differs from the draft, as texts. */
export function differences<K extends string>(
  { texts }: Draft<K>,
  columns: readonly HistoryColumn<K>[],
  stored: HistoryRow<K>,
): { label: string; theirs: string; yours: string }[] {
  const isSame = ({ key, parse }: HistoryColumn<K>) => {
    const parsed = parse(texts[key]);
    return 'value' in parsed && parsed.value === stored.values[key];
  };
  return columns
    .filter((column) => !isSame(column))
    .map(({ key, label }) => ({
      label,
      theirs: storedText(stored, key) || historyTexts.noDifferenceValue,
      yours: texts[key].trim() || historyTexts.noDifferenceValue,
    }));
}

/**
 * The record to save, or all problems of the draft. A new record needs a date up to `today`, and a free day when
 * `onePerDay` is set.
 */
export function judgeDraft<K extends string>(
  draft: Draft<K>,
  { columns, onePerDay }: Pick<HistoryKind<K>, 'columns' | 'onePerDay'>,
  rows: readonly HistoryRow<K>[],
  today: CalendarDate,
): { write: HistoryWrite<K> } | { problems: Draft<K>['problems'] } {
  const { original, texts, version } = draft;
  const isTaken = rowOnSameDay(draft, rows, onePerDay) !== undefined;
  const { sent, problems } = judgeForm(
    z.object({
      ...Object.fromEntries(columns.map(({ key, parse }) => [key, typedAs(parse)])),
      date: typedAs<CalendarDate>((date) => {
        const problem = dateProblem(date, today) ?? (isTaken ? historyTexts.dayTaken : null);
        return original !== null || problem === null ? { value: date } : { problem };
      }),
    }) as unknown as FormSchema<Record<K, number | null> & { date: CalendarDate }>,
    texts,
  );
  if (problems) return { problems };

  const { date, ...values } = sent;
  // Version 0 creates a record, also when the edited one was deleted by someone else.
  const id = version === 0 ? null : (original?.id ?? null);
  return { write: { id, date, version, values: values as unknown as HistoryWrite<K>['values'] } };
}

/**
 * The record that already exists on the day of a new one, when a day has only one. A record with the typed values does
 * not count: it may come from an earlier save of this draft whose answer got lost.
 */
export function rowOnSameDay<K extends string>(
  { texts, original }: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | undefined {
  if (!onePerDay || original !== null) return undefined;
  return rows.find((row) => row.date === texts.date && differs(texts, row));
}

/** The record of the draft among `rows`: the same id, or the same day when a day has only one record. */
export function currentRow<K extends string>(
  { texts, original }: Draft<K>,
  rows: readonly HistoryRow<K>[],
  onePerDay: boolean,
): HistoryRow<K> | null {
  const same = rows.find((row) => row.id === original?.id);
  return same ?? (onePerDay ? rows.find((row) => row.date === texts.date) : undefined) ?? null;
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

function storedText<K extends string>(row: HistoryRow<K> | null, field: DraftField<K>): string {
  if (row === null) return '';
  return field === 'date' ? row.date : String(row.values[field] ?? '');
}
