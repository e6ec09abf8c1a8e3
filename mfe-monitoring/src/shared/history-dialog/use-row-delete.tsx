import { useState, type ReactNode } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { ConfirmDialog, useUndo, type DoneChange } from '@touchline/ui';
import { ApiError, sentenceOf, useNotify } from '@touchline/ui/host';
import { historyTexts } from '../texts/history-texts.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';

interface RowDelete<K extends string> {
  /** Ids of rows that are being deleted. */
  deleting: ReadonlySet<number>;
  ask: (row: HistoryRow<K>) => void;
  question: ReactNode;
  /** Says which record was deleted last, and offers to restore it. */
  undoBar: ReactNode;
}

interface Deletion<K extends string> extends DoneChange {
  row: HistoryRow<K>;
}

/**
 * Deletes records after a question, because the figures of many days depend on them, and offers Undo for what can be
 * restored. `onDeleted` is called for each deleted record, `onDismissed` when the offer is dismissed.
 */
export function useRowDelete<K extends string>(
  kind: HistoryKind<K>,
  { onDeleted, onDismissed }: { onDeleted: (row: HistoryRow<K>) => void; onDismissed: () => void },
): RowDelete<K> {
  const notify = useNotify();
  const [asked, setAsked] = useState<HistoryRow<K> | null>(null);
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState<ReadonlySet<number>>(new Set());

  const undo = useUndo<Deletion<K>>({ undo: ({ row }) => kind.restore(row), onDismissed });
  const detailsOf = (row: HistoryRow<K>) => kind.describe?.(row.values, row) ?? '';
  const isRestorable = (row: HistoryRow<K>) => kind.isRestorable?.(row) ?? true;
  const questionOf = (row: HistoryRow<K>) =>
    historyTexts.deleteQuestion(kind.subject, formatMediumDate(row.date), detailsOf(row), isRestorable(row));

  async function remove(row: HistoryRow<K>): Promise<void> {
    setOpen(false);
    if (deleting.has(row.id)) return;
    setDeleting((ids) => new Set(ids).add(row.id));
    try {
      await kind.remove(row);
      onDeleted(row);
      const date = formatMediumDate(row.date);
      if (isRestorable(row))
        undo.offer({
          changeId: String(row.id),
          row,
          text: historyTexts.deletedRecord(date, detailsOf(row)),
          what: historyTexts.deletion(date),
        });
      notify({ severity: 'success', text: historyTexts.deleted, forMs: 3000 });
    } catch (error) {
      if (ApiError.isGone(error)) {
        onDeleted(row);
        return notify({ severity: 'info', text: historyTexts.alreadyGone, forMs: 3000 });
      }
      const reason = ApiError.hasCode(error, kind.conflictCode) ? sentenceOf(error, '') : '';
      notify({ severity: 'error', text: historyTexts.deleteFailed(reason), forMs: 5000 });
    } finally {
      setDeleting((ids) => new Set([...ids].filter((id) => id !== row.id)));
    }
  }

  const question = (
    <ConfirmDialog
      open={open}
      title="Delete record"
      text={asked ? questionOf(asked) : ''}
      confirmLabel="Delete record"
      onCancel={() => setOpen(false)}
      onConfirm={() => asked && void remove(asked)}
    />
  );
  const ask = (row: HistoryRow<K>) => {
    setAsked(row);
    setOpen(true);
  };
  return { deleting, ask, question, undoBar: undo.bar };
}
