import { useRef, useState } from 'react';
import { mdiPlus } from '@mdi/js';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { AppDialog, Box, Button, Chip, EmptyPanel, Icon, TablePagination, Typography } from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { AddEntryForm } from './add-entry-form.js';
import { isDirty, shownRows } from './draft.js';
import { EditRow } from './edit-row.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { HistoryTable } from './history-table.js';
import { ReadRow } from './read-row.js';
import { useDiscardGuard } from './use-discard-guard.js';
import { useHistoryDraft } from './use-history-draft.js';
import { useRowDelete } from './use-row-delete.js';

/** Two weeks of daily entries: a dialog with half a year of rows stays quick. */
const ROWS_PER_PAGE = 14;

interface HistoryDialogProps<K extends string> {
  kind: HistoryKind<K>;
  rows: readonly HistoryRow<K>[];
  onClose: () => void;
}

/** Everything recorded of one kind, newest first, to correct, delete and complete. Mount it to open it. */
export function HistoryDialog<K extends string>({ kind, rows, onClose }: HistoryDialogProps<K>) {
  const [wantedPage, setPage] = useState(0);
  /** The day whose row has the focus next, after something was done here. */
  const [goOnAt, setGoOnAt] = useState<CalendarDate | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const editing = useHistoryDraft(kind, rows, (date) => {
    setPage(pageOfDay(rows, date));
    setGoOnAt(date);
  });
  const { draft } = editing;
  const dirty = draft !== null && isDirty(draft);
  const { guard, question } = useDiscardGuard(dirty);
  const removal = useRowDelete(kind, (row) => {
    editing.endOf(row.id);
    const index = rows.findIndex(({ id }) => id === row.id);
    setGoOnAt((rows[index - 1] ?? rows[index + 1])?.date ?? null);
  });
  useUnsavedWork(dirty);

  const title = `Edit ${kind.title}`;
  const shown = shownRows(rows, draft);
  const edited = draft?.original ? shown.findIndex(({ id }) => id === draft.original?.id) : -1;
  // What is being typed is always in sight, also when a new record has become an edit of one that somebody else stored on that day.
  const page = edited >= 0 ? Math.floor(edited / ROWS_PER_PAGE) : Math.min(wantedPage, Math.max(0, Math.ceil(shown.length / ROWS_PER_PAGE) - 1));
  const edit = (row: HistoryRow<K>, typed?: Readonly<Record<K, string>>) => {
    setPage(Math.floor(shown.findIndex(({ id }) => id === row.id) / ROWS_PER_PAGE));
    setGoOnAt(row.date);
    editing.edit(row, typed);
  };
  const turn = (next: number) =>
    guard(() => {
      editing.end();
      setGoOnAt(null);
      setPage(next);
      top.current?.scrollIntoView({ block: 'nearest' });
    });
  const close = () => {
    if (!editing.busy) guard(onClose);
  };

  return (
    <AppDialog
      open
      title={title}
      subtitle={kind.subject}
      titleExtra={<Chip size="small" label={`${rows.length} ${rows.length === 1 ? 'record' : 'records'}`} />}
      maxWidth="md"
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      <Box ref={top} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>{kind.caption}</Typography>
        <Button startIcon={<Icon path={mdiPlus} />} variant="outlined" disabled={editing.busy} onClick={() => guard(editing.add)} sx={{ minHeight: 44 }}>Add entry</Button>
      </Box>
      {draft?.original === null && (
        <AddEntryForm
          draft={draft}
          editing={editing}
          columns={kind.columns}
          rows={rows}
          today={todayIn(undefined, new Date())}
          onCancel={() => guard(editing.end)}
          onEditExisting={(row) => edit(row, draft.texts)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyPanel text="No data available" minHeight={120} />
      ) : (
        <HistoryTable label={title} columns={kind.columns}>
          {shown.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE).map((row) =>
            draft?.original?.id === row.id ? (
              <EditRow key={row.id} row={row} draft={draft} editing={editing} columns={kind.columns} onEnd={editing.end} />
            ) : (
              <ReadRow
                key={row.id}
                row={row}
                columns={kind.columns}
                deleting={removal.deleting.has(row.id)}
                busy={editing.busy}
                takesFocus={goOnAt === row.date && draft === null && !removal.deleting.has(row.id)}
                onEdit={() => guard(() => edit(row))}
                onDelete={() => removal.ask(row)}
              />
            ),
          )}
        </HistoryTable>
      )}
      {shown.length > ROWS_PER_PAGE && (
        <TablePagination component="div" count={shown.length} page={page} rowsPerPage={ROWS_PER_PAGE} rowsPerPageOptions={[]} disabled={editing.busy} onPageChange={(_, next) => turn(next)} sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }} />
      )}
      {question}
      {removal.question}
    </AppDialog>
  );
}

/** The page, newest first, on which a day's record stands among `rows`, or will. */
function pageOfDay(rows: readonly { date: CalendarDate }[], date: CalendarDate): number {
  return Math.floor(rows.filter((row) => row.date > date).length / ROWS_PER_PAGE);
}
