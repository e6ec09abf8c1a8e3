import type { ReactNode } from 'react';

/** A value to sort by; null, no value, is last in both directions. */
export type SortValue = string | number | null;

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Also the class of its head and cells. */
  id: string;
  /** The heading; on a card with `hasCardLabel` it stands before the value. */
  header: string;
  /** Stands below the heading. */
  headerExtra?: ReactNode;
  /** The heading is for screen readers only. */
  isHeaderHidden?: boolean;
  hasCardLabel?: boolean;
  /** The cell names its row. */
  isName?: boolean;
  width?: number | string;
  /** Null where the row has no value: a card leaves it out. */
  cell: (row: Row, isSelected: boolean) => ReactNode;
  /** With it the heading sorts. Of several values a later one decides between rows whose earlier ones are equal. */
  sortBy?: (row: Row) => SortValue | readonly SortValue[];
  /** The heading sorts in descending order first. */
  sortsDescendingFirst?: boolean;
  /** How the ascending and the descending order are called; by default `A to Z` or `lowest first`, by the values. */
  orderNames?: OrderNames;
}

export type OrderNames = readonly [ascending: string, descending: string];

/** The column by which a table is sorted. */
export interface TableSorting {
  /** The column's id. */
  column: string;
  isDescending: boolean;
}
