import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { Box, Icon, IconButton, TableCell, TableRow } from '@touchline/ui';
import { HistoryDate } from './history-date.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import { cardLabel } from './row-layout.js';

interface ReadRowProps<K extends string> {
  row: HistoryRow<K>;
  columns: readonly HistoryColumn<K>[];
  deleting: boolean;
  /** Editing of this row has just ended: the focus comes back to where it began. */
  takesFocus: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A stored record, to be read. */
export function ReadRow<K extends string>({ row, columns, deleting, takesFocus, onEdit, onDelete }: ReadRowProps<K>) {
  const dateId = `history-date-${row.id}`;
  return (
    <TableRow role="row" hover>
      <TableCell role="cell"><HistoryDate id={dateId} date={row.date} /></TableCell>
      {columns.map(({ key, label }) => (
        <TableCell role="cell" key={key} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" aria-hidden sx={cardLabel}>{label}</Box>
          {row.values[key] ?? <span role="img" aria-label="no rating">–</span>}
        </TableCell>
      ))}
      <TableCell role="cell" className="actions">
        <IconButton aria-label="Edit record" aria-describedby={dateId} autoFocus={takesFocus} onClick={onEdit} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton aria-label="Delete record" aria-describedby={dateId} disabled={deleting} onClick={onDelete} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
