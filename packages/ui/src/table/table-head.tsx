import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../icon.js';
import type { DataColumn, TableSorting } from './data-column.js';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: TableSorting | null;
  onPress: (columnId: string) => void;
}

/** The headings; those of sortable columns are buttons. */
export function TableHead<Row>({ columns, sorting, onPress }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <Heading
            key={column.id}
            column={column}
            direction={sorting?.column === column.id ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
            onPress={onPress}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadingProps<Row> {
  column: DataColumn<Row>;
  /** Undefined: not sorted by this column. */
  direction: 'ascending' | 'descending' | undefined;
  onPress: (columnId: string) => void;
}

const ICONS = { ascending: mdiArrowUp, descending: mdiArrowDown } as const;

function Heading<Row>({ column, direction, onPress }: HeadingProps<Row>) {
  const { id, header, headerExtra, isHeaderHidden, width, sortBy } = column;
  return (
    <th role="columnheader" scope="col" className={id} aria-sort={direction} style={{ width }}>
      {sortBy ? (
        <ButtonBase className={direction ? 'sort sorted' : 'sort'} onClick={() => onPress(id)}>
          {header}
          <Icon path={direction ? ICONS[direction] : mdiUnfoldMoreHorizontal} />
        </ButtonBase>
      ) : (
        <span className={isHeaderHidden ? 'hidden' : undefined}>{header}</span>
      )}
      {headerExtra}
    </th>
  );
}
