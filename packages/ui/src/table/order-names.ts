import { uiTexts } from '../texts.js';
import type { DataColumn, OrderNames, TableSorting } from './data-column.js';

/** `Athlete: A to Z`. */
export function sortingText<Row>(column: DataColumn<Row>, isDescending: boolean, rows: readonly Row[]): string {
  return `${column.header}: ${orderNames(column, rows)[isDescending ? 1 : 0]}`;
}

/** What is read out after a change. */
export function sortedText<Row>(
  sorting: TableSorting | null,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string {
  const column = columns.find(({ id }) => id === sorting?.column);
  return column && sorting ? uiTexts.sortedBy(sortingText(column, sorting.isDescending, rows)) : uiTexts.defaultOrder;
}

function orderNames<Row>({ orderNames: own, sortBy }: DataColumn<Row>, rows: readonly Row[]): OrderNames {
  if (own) return own;
  const isText = rows.some((row) => [sortBy?.(row)].flat().some((value) => typeof value === 'string'));
  return isText ? uiTexts.textOrder : uiTexts.numberOrder;
}
