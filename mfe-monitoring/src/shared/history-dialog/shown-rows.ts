import type { Draft } from './draft.js';
import type { HistoryRow } from './history-kind.js';

/** Newest first; a record that is being edited stays in its place even if it was deleted elsewhere, with what was typed. */
export function shownRows<K extends string>(rows: readonly HistoryRow<K>[], draft: Draft<K> | null): HistoryRow<K>[] {
  const edited = draft?.original;
  const all = edited && !rows.some((row) => row.id === edited.id) ? [...rows, edited] : [...rows];
  return all.sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

/** The record whose place one that is deleted leaves to: the next below, else the one above; null when it was the only one. */
export function neighbourOf(rows: readonly { id: number }[], id: number): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id ?? null;
}

/** Two weeks of daily entries: a dialog with half a year of rows stays quick. */
export const ROWS_PER_PAGE = 14;

/** The page on which a record stands, 0 first; null when it is not among `rows`. */
export function pageOf(rows: readonly { id: number }[], id: unknown): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? null : Math.floor(index / ROWS_PER_PAGE);
}
