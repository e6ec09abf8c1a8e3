import { mdiCheck, mdiClose } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Icon, IconButton, TableCell, TableRow } from '@touchline/ui';
import { DraftNotices } from './draft-notices.js';
import type { Draft } from './draft.js';
import { HistoryDate } from './history-date.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';
import { ValueInput } from './value-input.js';

interface EditRowProps<K extends string> {
  row: HistoryRow<K>;
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'canAdd'>;
  today: CalendarDate;
  onEnd: () => void;
}

/** A stored record while it is edited. Cancel is the deliberate way to drop what was typed and does not ask again. */
export function EditRow<K extends string>({ row, draft, editing, kind, today, onEnd }: EditRowProps<K>) {
  const { columns } = kind;
  const dateId = `history-date-${row.id}`;
  const noticed = draft.refusal !== null || draft.conflict !== null;
  return (
    <>
      <TableRow
        role="row"
        className="editing"
        sx={{ bgcolor: 'action.hover', '& td': { verticalAlign: 'top', ...(noticed && { borderBottom: 0 }) } }}
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
              labelled={false}
              takesFocus={index === 0}
              waiting={editing.busy}
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
            disabled={draft.conflict !== null}
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
      {noticed && (
        <TableRow role="row" sx={{ bgcolor: 'action.hover' }}>
          <TableCell
            role="cell"
            className="whole"
            colSpan={columns.length + 2}
            sx={{ '&&': { textAlign: 'left', pt: 0 } }}
          >
            <DraftNotices
              draft={draft}
              kind={kind}
              busy={editing.busy}
              onKeepMine={editing.keepMine}
              onTakeTheirs={onEnd}
            />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
