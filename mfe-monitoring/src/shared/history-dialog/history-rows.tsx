import { mdiCheck, mdiClose, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Icon, IconButton, TableCell, TableRow } from '@touchline/ui';
import { historyTexts } from '../texts/history-texts.js';
import { DraftAlert } from './draft-alert.js';
import type { Draft } from './draft.js';
import { HistoryDate } from './history-date.js';
import type { HistoryColumn, HistoryKind, HistoryRow } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';
import { useReturnFocus, type FocusTarget } from './use-return-focus.js';
import { ValueInput } from './value-input.js';

interface ReadRowProps<K extends string> {
  row: HistoryRow<K>;
  columns: readonly HistoryColumn<K>[];
  today: CalendarDate;
  deleting: boolean;
  /** True while a record is saved. */
  disabled: boolean;
  /** Set when this row gets the focus after an action. */
  focus: FocusTarget | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** A stored record with its Edit and Delete buttons. */
export function ReadRow<K extends string>({
  row,
  columns,
  today,
  deleting,
  disabled,
  focus,
  onEdit,
  onDelete,
}: ReadRowProps<K>) {
  const editButton = useReturnFocus(focus);
  const dateId = `history-date-${row.id}`;
  return (
    <TableRow role="row" hover selected={focus?.saved ?? false}>
      <TableCell role="cell">
        <HistoryDate id={dateId} date={row.date} today={today} />
      </TableCell>
      {columns.map(({ key, label, format = String }) => (
        <TableCell role="cell" key={key} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" aria-hidden className="card-label">
            {label}
          </Box>
          {row.values[key] !== null ? (
            format(row.values[key])
          ) : (
            <span role="img" aria-label={historyTexts.noValue}>
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
          disabled={disabled}
          onClick={onEdit}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton
          aria-label="Delete record"
          aria-describedby={dateId}
          disabled={deleting || disabled}
          onClick={onDelete}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

interface EditRowProps<K extends string> {
  row: HistoryRow<K>;
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'canAdd'>;
  today: CalendarDate;
  onEnd: () => void;
}

/** A stored record while it is edited. Cancel drops the typed values without a question. */
export function EditRow<K extends string>({ row, draft, editing, kind, today, onEnd }: EditRowProps<K>) {
  const { columns } = kind;
  const dateId = `history-date-${row.id}`;
  const hasAlert = draft.saveError !== null || editing.conflict !== null;
  return (
    <>
      <TableRow
        role="row"
        className="editing"
        sx={{ bgcolor: 'action.hover', '& td': { verticalAlign: 'top', ...(hasAlert && { borderBottom: 0 }) } }}
      >
        <TableCell role="cell">
          <HistoryDate id={dateId} date={row.date} today={today} />
        </TableCell>
        {columns.map((column, index) => (
          <TableCell role="cell" key={column.key}>
            <Box component="span" aria-hidden className="card-label">
              {column.label}
            </Box>
            <ValueInput
              column={column}
              text={draft.texts[column.key]}
              problem={draft.problems[column.key]}
              showsLabel={false}
              autoFocus={index === 0}
              readOnly={editing.busy}
              onText={editing.setText}
              onEnter={editing.save}
            />
          </TableCell>
        ))}
        <TableCell role="cell" className="actions">
          <IconButton
            aria-label="Save changes"
            aria-describedby={dateId}
            color="primary"
            loading={editing.busy}
            disabled={editing.conflict !== null}
            onClick={editing.save}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiCheck} />
          </IconButton>
          <IconButton
            aria-label="Cancel edit"
            aria-describedby={dateId}
            disabled={editing.busy}
            onClick={onEnd}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </TableCell>
      </TableRow>
      {hasAlert && (
        <TableRow role="row" sx={{ bgcolor: 'action.hover' }}>
          <TableCell
            role="cell"
            className="whole"
            colSpan={columns.length + 2}
            sx={{ '&&': { textAlign: 'left', pt: 0 } }}
          >
            <DraftAlert draft={draft} editing={editing} kind={kind} onTakeTheirs={onEnd} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
