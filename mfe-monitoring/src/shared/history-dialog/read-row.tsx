import { useEffect, useRef } from 'react';
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { Box, Icon, IconButton, TableCell, TableRow } from '@touchline/ui';
import { HistoryDate } from './history-date.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import { cardLabel } from './row-layout.js';

interface ReadRowProps<K extends string> {
  row: HistoryRow<K>;
  columns: readonly HistoryColumn<K>[];
  deleting: boolean;
  /** Another record is being stored: one thing after the other. */
  busy: boolean;
  /** What was done to this row, or to the one before it, has just ended: the focus goes on from here. */
  takesFocus: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A stored record, to be read. */
export function ReadRow<K extends string>({ row, columns, deleting, busy, takesFocus, onEdit, onDelete }: ReadRowProps<K>) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) editButton.current?.focus();
  }, [takesFocus]);
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
        <IconButton aria-label="Edit record" aria-describedby={dateId} ref={editButton} disabled={busy} onClick={onEdit} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton aria-label="Delete record" aria-describedby={dateId} disabled={deleting || busy} onClick={onDelete} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
