import { useMemo } from 'react';
import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type SortFn } from '@tanstack/react-table';
import { compareValues } from './compare-values.js';
import type { DataColumn, SortValue, TableSorting } from './data-column.js';

/** The only parts of TanStack Table that are shipped. */
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface SortedRowsOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => number | string;
  sorting: TableSorting | null;
  onSorting: (sorting: TableSorting | null) => void;
  /** A third press on a heading leads back to the order of `rows`. */
  hasDefaultOrder: boolean;
}

interface SortedRows<Row> {
  sorted: readonly Row[];
  /** The next step of a column's heading. */
  pressHeading: (columnId: string) => void;
}

/** The rows in the order of `sorting`; equal rows keep the order of `rows`. */
export function useSortedRows<Row extends object>({
  rows,
  columns,
  rowId,
  sorting,
  onSorting,
  hasDefaultOrder,
}: SortedRowsOptions<Row>): SortedRows<Row> {
  const definitions = useMemo(() => columns.filter(({ sortBy }) => sortBy !== undefined).map(definitionOf), [columns]);
  const state = useMemo(
    () => ({ sorting: sorting === null ? [] : [{ id: sorting.column, desc: sorting.isDescending }] }),
    [sorting],
  );
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: definitions,
    getRowId: (row) => String(rowId(row)),
    state,
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(state.sorting) : change;
      onSorting(next === undefined ? null : { column: next.id, isDescending: next.desc });
    },
    enableSortingRemoval: hasDefaultOrder,
    enableMultiSort: false,
  });
  const model = table.getRowModel().rows;
  return {
    sorted: useMemo(() => model.map(({ original }) => original), [model]),
    pressHeading: (columnId) => table.getColumn(columnId)?.toggleSorting(),
  };
}

function definitionOf<Row extends object>({ id, sortBy, sortsDescendingFirst = false }: DataColumn<Row>) {
  /** TanStack reverses the result for a descending order, in which null has to stay last. */
  const sortFn: SortFn<typeof features, Row> = (a, b) => {
    const isDescending = a.table.atoms.sorting.get().some(({ desc }) => desc);
    const order = compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id), isDescending);
    return isDescending ? -order : order;
  };
  return { id, accessorFn: (row: Row) => sortBy?.(row) ?? null, sortFn, sortDescFirst: sortsDescendingFirst };
}
