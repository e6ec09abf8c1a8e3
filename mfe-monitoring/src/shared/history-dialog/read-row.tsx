import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Icon, IconButton, TableCell, TableRow } from '@touchline/ui';
import { HistoryDate } from './history-date.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import { usePlaceFocus, type Place } from './use-place-focus.js';
import { valueText } from './value-text.js';

interface ReadRowProps<K extends string> {
  row: HistoryRow<K>;
  columns: readonly HistoryColumn<K>[];
  today: CalendarDate;
  deleting: boolean;
  /** Something is being stored: one thing after the other. */
  waiting: boolean;
  /** The place where the coach goes on, when it is this row. */
  here: Place | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** A stored record, to be read. */
export function ReadRow<K extends string>({
  row,
  columns,
  today,
  deleting,
  waiting,
  here,
  onEdit,
  onDelete,
}: ReadRowProps<K>) {
  const editButton = usePlaceFocus(here);
  const dateId = `history-date-${row.id}`;
  return (
    <TableRow role="row" hover selected={here?.saved ?? false}>
      <TableCell role="cell">
        <HistoryDate id={dateId} date={row.date} today={today} />
      </TableCell>
      {columns.map(({ key, label, show }) => (
        <TableCell role="cell" key={key} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" aria-hidden className="card-label">
            {label}
          </Box>
          {valueText(row.values[key], show) ?? (
            <span role="img" aria-label="no value">
              –
            </span>
          )}
        </TableCell>
      ))}
      <TableCell role="cell" className="actions">
        <IconButton
          ref={editButton}
          aria-label="Edit record"
          aria-describedby={dateId}
          disabled={waiting}
          onClick={onEdit}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton
          aria-label="Delete record"
          aria-describedby={dateId}
          disabled={deleting || waiting}
          onClick={onDelete}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
