import { useRef, useState } from 'react';
import { mdiPlus } from '@mdi/js';
import { todayIn } from '@touchline/contracts/calendar-date';
import {
  AppDialog,
  Box,
  Button,
  Chip,
  EmptyPanel,
  Icon,
  TablePagination,
  Typography,
  useDiscardGuard,
} from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { AddEntryForm } from './add-entry-form.js';
import { isDirty } from './draft.js';
import { EditRow } from './edit-row.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { HistoryTable } from './history-table.js';
import { ReadRow } from './read-row.js';
import { neighbourOf, pageOf, ROWS_PER_PAGE, shownRows } from './shown-rows.js';
import { useHistoryDraft } from './use-history-draft.js';
import { placeAt, usePlaceFocus, type Place } from './use-place-focus.js';
import { useRowDelete } from './use-row-delete.js';

interface HistoryDialogProps<K extends string> {
  kind: HistoryKind<K>;
  rows: readonly HistoryRow<K>[];
  onClose: () => void;
}

/** Everything recorded of one kind, newest first, to correct, delete and complete. Mount it to open it. */
export function HistoryDialog<K extends string>({ kind, rows, onClose }: HistoryDialogProps<K>) {
  const [wantedPage, setPage] = useState(0);
  const [place, setPlace] = useState<Place>(placeAt('elsewhere'));
  const editing = useHistoryDraft(kind, rows, (row) => setPlace(placeAt(row.id, true)));
  const { draft, busy } = editing;
  const dirty = draft !== null && isDirty(draft);
  const { guard, question } = useDiscardGuard(dirty);
  const shown = shownRows(rows, draft);
  const removal = useRowDelete(kind, (row) => {
    editing.endOf(row.id);
    // Unless the coach was doing something else, or has begun to meanwhile.
    if (draft === null) setPlace((now) => (now === place ? placeAt(neighbourOf(shown, row.id) ?? 'way-on') : now));
  });
  const wayOn = usePlaceFocus(place.at === 'way-on' ? place : null);
  const content = useRef<HTMLDivElement>(null);
  useUnsavedWork(dirty);

  const title = `Edit ${kind.title}`;
  const today = todayIn(undefined, new Date());
  // What is being typed is always in sight, also when a new record has become an edit of one that somebody else stored on that day; then what was done last.
  const page =
    pageOf(shown, draft?.original?.id) ??
    pageOf(shown, place.at) ??
    Math.min(wantedPage, Math.max(0, Math.ceil(shown.length / ROWS_PER_PAGE) - 1));
  const begin = (step: () => void) => {
    setPage(page);
    setPlace(placeAt('elsewhere'));
    step();
  };
  const endAt = (at: Place['at']) => {
    editing.end();
    setPlace(placeAt(at));
  };
  const turn = (next: number) => {
    endAt('elsewhere');
    setPage(next);
    if (content.current) content.current.scrollTop = 0;
  };
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title={title}
      subtitle={kind.subject}
      titleExtra={<Chip size="small" label={`${rows.length} ${rows.length === 1 ? 'record' : 'records'}`} />}
      maxWidth="md"
      busy={busy}
      contentRef={content}
      onClose={close}
      actions={
        <Button ref={kind.canAdd ? null : wayOn} onClick={close} disabled={busy}>
          Close
        </Button>
      }
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 auto' }}>
          {kind.caption}
        </Typography>
        {kind.canAdd && (
          <Button
            ref={wayOn}
            startIcon={<Icon path={mdiPlus} />}
            variant="outlined"
            disabled={busy}
            onClick={() => guard(() => begin(editing.add))}
            sx={{ minHeight: 44 }}
          >
            Add entry
          </Button>
        )}
      </Box>
      {draft?.original === null && (
        <AddEntryForm
          draft={draft}
          editing={editing}
          kind={kind}
          rows={rows}
          today={today}
          onCancel={() => guard(() => endAt('way-on'))}
          onTakeTheirs={() => endAt(draft.conflict?.stored?.id ?? 'way-on')}
          onEditExisting={(row) => begin(() => editing.edit(row, draft.texts))}
        />
      )}
      {shown.length === 0 ? (
        <EmptyPanel text="No data available" minHeight={120} />
      ) : (
        <HistoryTable label={title} columns={kind.columns}>
          {shown
            .slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE)
            .map((row) =>
              draft?.original?.id === row.id ? (
                <EditRow
                  key={row.id}
                  row={row}
                  draft={draft}
                  editing={editing}
                  kind={kind}
                  today={today}
                  onEnd={() => endAt(row.id)}
                />
              ) : (
                <ReadRow
                  key={row.id}
                  row={row}
                  columns={kind.columns}
                  today={today}
                  deleting={removal.deleting.has(row.id)}
                  waiting={busy}
                  here={place.at === row.id ? place : null}
                  onEdit={() => guard(() => begin(() => editing.edit(row)))}
                  onDelete={() => removal.ask(row)}
                />
              ),
            )}
        </HistoryTable>
      )}
      {shown.length > ROWS_PER_PAGE && (
        <TablePagination
          component="div"
          count={shown.length}
          page={page}
          rowsPerPage={ROWS_PER_PAGE}
          rowsPerPageOptions={[]}
          disabled={busy}
          onPageChange={(_, next) => guard(() => turn(next))}
          sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }}
        />
      )}
      {question}
      {removal.question}
    </AppDialog>
  );
}
