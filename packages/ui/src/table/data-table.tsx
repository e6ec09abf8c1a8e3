import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useSteadyCallback } from '../hooks/use-steady-callback.js';
import { visuallyHidden } from '../theme/visually-hidden.js';
import type { DataColumn, TableSorting } from './data-column.js';
import { sortedText } from './order-names.js';
import { ShowMore, useShowMore } from './show-more.js';
import { SortChoice } from './sort-choice.js';
import { TableHead } from './table-head.js';
import { existingPage, TablePages, type TablePaging } from './table-pages.js';
import { TableRow, type SelectedBy } from './table-row.js';
import { tableStyles, type Cards, type TableStyle } from './table-style.js';
import { useSortedRows } from './use-sorted-rows.js';

type RowId = number | string;

export interface DataTableProps<Row extends object> {
  label: string;
  /** In the default order. Keep the same objects while nothing changes: only other rows are rendered again. */
  rows: readonly Row[];
  /** Keep the same list while nothing changes, as for `rows`. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => RowId;
  /** `id`: of the selected row. With `onSelect` a click on a row selects it. */
  selection?: { id: RowId | null; by: SelectedBy; onSelect?: (row: Row) => void };
  /**
   * For a screen that keeps the order, for example in its address; the table keeps it otherwise, and then leads back to the
   * default order. `hasOwnChoice`: the screen shows a choice of the order itself, so cards show none.
   */
  sorting?: { value: TableSorting | null; onChange: (sorting: TableSorting | null) => void; hasOwnChoice?: boolean };
  /** Without it the table shows 200 rows, and more on request. */
  paging?: TablePaging;
  cards?: Cards;
  sx?: TableStyle;
  /** Stands in a cell without a value; nothing by default. */
  noValue?: string;
  /** True while the rows belong to an earlier choice: they are pale and cannot be used. */
  isBusy?: boolean;
  /** Replaces a row; null for the usual row. It returns a `tr`, or several. */
  renderRow?: (row: Row) => ReactNode;
}

/** The table of the kit: it sorts, selects, shows more or turns pages, and becomes cards in a narrow container. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowId, selection, sorting, paging, cards, noValue, isBusy = false, renderRow } = props;
  const [ownSorting, setOwnSorting] = useState<TableSorting | null>(null);
  const [announced, setAnnounced] = useState('');
  const current = sorting ? sorting.value : ownSorting;
  const sort = (next: TableSorting | null) => {
    (sorting?.onChange ?? setOwnSorting)(next);
    setAnnounced(sortedText(next, columns, rows));
    if (paging && paging.page > 0) paging.onPage(0);
  };
  const hasDefaultOrder = sorting === undefined;
  const { sorted, pressHeading } = useSortedRows({
    rows,
    columns,
    rowId,
    sorting: current,
    onSorting: sort,
    hasDefaultOrder,
  });
  const { limit, hidden, showMore, box } = useShowMore(sorted.length);
  const first = paging ? existingPage(sorted.length, paging) * paging.size : 0;
  const shown = sorted.slice(first, first + (paging?.size ?? limit));

  const steadySelect = useSteadyCallback((row: Row) => selection?.onSelect?.(row));
  const hasSortChoice = cards && !sorting?.hasOwnChoice && columns.some(({ sortBy }) => sortBy !== undefined);
  return (
    <Box ref={box} aria-busy={isBusy || undefined} inert={isBusy} sx={tableStyles(props.sx, cards)}>
      {hasSortChoice && (
        <SortChoice
          rows={rows}
          columns={columns}
          sorting={current}
          onSorting={sort}
          hasDefaultOrder={hasDefaultOrder}
        />
      )}
      <table role="table" aria-label={label}>
        <TableHead columns={columns} sorting={current} onPress={pressHeading} />
        <tbody role="rowgroup">
          {shown.map(
            (row) =>
              renderRow?.(row) ?? (
                <TableRow
                  key={rowId(row)}
                  row={row}
                  columns={columns}
                  isSelected={selection !== undefined && selection.id === rowId(row)}
                  selectedBy={selection?.by}
                  onSelect={selection?.onSelect && steadySelect}
                  noValue={noValue}
                />
              ),
          )}
        </tbody>
      </table>
      {paging ? <TablePages count={sorted.length} paging={paging} /> : <ShowMore hidden={hidden} onMore={showMore} />}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {announced}
      </Box>
    </Box>
  );
}
