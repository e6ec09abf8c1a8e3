import type { Draft } from './draft.js';
import type { HistoryRow } from './history-kind.js';

/**
 * The rows, newest first. The edited record stays, also when someone else deleted it, so that the typed values remain
 * visible.
 */
export function shownRows<K extends string>(rows: readonly HistoryRow<K>[], draft: Draft<K> | null): HistoryRow<K>[] {
  const edited = draft?.original;
  const all = edited && !rows.some((row) => row.id === edited.id) ? [...rows, edited] : [...rows];
  return all.sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

/**
 * The record that gets the focus after `id` is deleted: the next one below, else the one above; null when it was the
 * only one.
 */
export function neighbourId(rows: readonly { id: number }[], id: number): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id ?? null;
}

/** Two weeks of daily entries; more rows make the dialog slow. */
export const HISTORY_ROWS_PER_PAGE = 14;

/** The page of a record, 0 = first; null when it is not among `rows`. */
export function pageIndexOf(rows: readonly { id: number }[], id: unknown): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? null : Math.floor(index / HISTORY_ROWS_PER_PAGE);
}
