import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { uiTexts } from '../texts.js';
import type { DataColumn, TableSorting } from './data-column.js';
import { sortingText } from './order-names.js';

interface SortChoiceProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  sorting: TableSorting | null;
  onSorting: (sorting: TableSorting | null) => void;
  hasDefaultOrder: boolean;
}

/** The order of the rows, where cards hide the headings. */
export function SortChoice<Row>({ rows, columns, sorting, onSorting, hasDefaultOrder }: SortChoiceProps<Row>) {
  const orders = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap((column) => {
      const both = [column.sortsDescendingFirst ?? false, !column.sortsDescendingFirst];
      return both.map((isDescending) => ({
        sorting: { column: column.id, isDescending },
        text: sortingText(column, isDescending, rows),
      }));
    });
  const chosen = orders.findIndex(
    ({ sorting: { column, isDescending } }) => column === sorting?.column && isDescending === sorting.isDescending,
  );
  return (
    <TextField
      select
      size="small"
      label={uiTexts.sortBy}
      className="sort-choice"
      value={chosen}
      onChange={({ target }) => onSorting(orders[Number(target.value)]?.sorting ?? null)}
      slotProps={{ select: { sx: { minHeight: 44 } } }}
    >
      <MenuItem value={-1} sx={{ minHeight: 44, ...(!hasDefaultOrder && { display: 'none' }) }}>
        {uiTexts.defaultOrder}
      </MenuItem>
      {orders.map(({ text }, index) => (
        <MenuItem key={text} value={index} sx={{ minHeight: 44 }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
