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
import { historyTexts } from '../texts/history-texts.js';
import { AddEntryForm } from './add-entry-form.js';
import { isDirty } from './draft.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { EditRow, RowButtons } from './history-rows.js';
import { HistoryTable } from './history-table.js';
import { neighbourId, pageIndexOf, HISTORY_ROWS_PER_PAGE, shownRows } from './history-paging.js';
import { useHistoryDraft } from './use-history-draft.js';
import { focusTarget, useReturnFocus, type FocusTarget } from './use-return-focus.js';
import { useRowDelete } from './use-row-delete.js';

interface HistoryDialogProps<K extends string> {
  kind: HistoryKind<K>;
  rows: readonly HistoryRow<K>[];
  /** Opens with the form for a new record. */
  adds?: boolean;
  onClose: () => void;
}

/** All records of one kind, newest first, to edit, delete and add. Mount it to open it. */
export function HistoryDialog<K extends string>({ kind, rows, adds = false, onClose }: HistoryDialogProps<K>) {
  const [wantedPage, setPage] = useState(0);
  const [focus, setFocus] = useState<FocusTarget>(focusTarget('unchanged'));
  const editing = useHistoryDraft(kind, rows, { adds, onSaved: (row) => setFocus(focusTarget(row.id, true)) });
  const { draft, busy } = editing;
  const dirty = draft !== null && isDirty(draft);
  const { guard, question } = useDiscardGuard(dirty);
  const shown = shownRows(rows, draft);
  const removal = useRowDelete(kind, {
    onDeleted: (row) => {
      editing.endIfEditing(row.id);
      // The focus stays when the coach edits a record, or has moved on while the delete was running.
      if (draft === null)
        setFocus((current) => (current === focus ? focusTarget(neighbourId(shown, row.id) ?? 'main-button') : current));
    },
    onDismissed: () => setFocus(focusTarget('main-button')),
  });
  const mainButton = useReturnFocus(focus.at === 'main-button' ? focus : null);
  const content = useRef<HTMLDivElement>(null);
  useUnsavedWork(dirty);

  const title = `Edit ${kind.title}`;
  const today = todayIn(undefined, new Date());
  // The edited record decides the page, also when a new record became an edit of one stored by someone else; then the
  // last saved or deleted one.
  const page =
    pageIndexOf(shown, draft?.original?.id) ??
    pageIndexOf(shown, focus.at) ??
    Math.min(wantedPage, Math.max(0, Math.ceil(shown.length / HISTORY_ROWS_PER_PAGE) - 1));
  const begin = (edit: () => void) => {
    setPage(page);
    setFocus(focusTarget('unchanged'));
    edit();
  };
  const endEditing = (at: FocusTarget['at']) => {
    editing.end();
    setFocus(focusTarget(at));
  };
  const turnPage = (next: number) => {
    endEditing('unchanged');
    setPage(next);
    if (content.current) content.current.scrollTop = 0;
  };
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title={title}
      subtitle={kind.subject}
      titleExtra={<Chip size="small" label={historyTexts.recordCount(rows.length)} />}
      maxWidth="md"
      busy={busy}
      contentRef={content}
      onClose={close}
      actions={
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            '& > .MuiAlert-root': { flex: '1 1 18rem', minWidth: 0, mb: 0, py: 0 },
          }}
        >
          {removal.undoBar}
          <Button ref={kind.canAdd ? null : mainButton} onClick={close} disabled={busy}>
            Close
          </Button>
        </Box>
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
            ref={mainButton}
            startIcon={<Icon path={mdiPlus} />}
            variant="outlined"
            disabled={busy}
            onClick={() => guard(() => begin(editing.add))}
            sx={{ minHeight: 44 }}
          >
            {historyTexts.addEntry}
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
          onCancel={() => guard(() => endEditing('main-button'))}
          onTakeTheirs={() => endEditing(editing.conflict?.stored?.id ?? 'main-button')}
          onEditExisting={(row) => begin(() => editing.edit(row, draft.texts))}
        />
      )}
      {shown.length === 0 ? (
        <EmptyPanel text={historyTexts.noRecords} minHeight={120} />
      ) : (
        <HistoryTable
          label={title}
          rows={shown.slice(page * HISTORY_ROWS_PER_PAGE, (page + 1) * HISTORY_ROWS_PER_PAGE)}
          columns={kind.columns}
          facts={kind.facts}
          today={today}
          savedId={focus.saved && typeof focus.at === 'number' ? focus.at : null}
          renderActions={(row) => (
            <RowButtons
              rowId={row.id}
              isDeleting={removal.deleting.has(row.id)}
              disabled={busy}
              focus={focus.at === row.id ? focus : null}
              onEdit={() => guard(() => begin(() => editing.edit(row)))}
              onDelete={() => removal.ask(row)}
            />
          )}
          renderRow={(row) =>
            draft?.original?.id === row.id ? (
              <EditRow
                key={row.id}
                row={row}
                draft={draft}
                editing={editing}
                kind={kind}
                today={today}
                onEnd={() => endEditing(row.id)}
              />
            ) : null
          }
        />
      )}
      {shown.length > HISTORY_ROWS_PER_PAGE && (
        <TablePagination
          component="div"
          count={shown.length}
          page={page}
          rowsPerPage={HISTORY_ROWS_PER_PAGE}
          rowsPerPageOptions={[]}
          disabled={busy}
          onPageChange={(_, next) => guard(() => turnPage(next))}
          sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }}
        />
      )}
      {question}
      {removal.question}
    </AppDialog>
  );
}
