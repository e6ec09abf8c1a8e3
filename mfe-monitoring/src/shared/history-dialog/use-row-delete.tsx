import { useState, type ReactNode } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { ConfirmDialog } from '@touchline/ui';
import { sentenceOf, useNotify } from '@touchline/ui/host';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { isConflict } from './refusal.js';
import { valueText } from './value-text.js';

interface RowDelete<K extends string> {
  /** Rows whose deletion is on its way. */
  deleting: ReadonlySet<number>;
  ask: (row: HistoryRow<K>) => void;
  question: ReactNode;
}

/** Deletes a record after asking: figures of many days depend on it. `onDeleted` hears of each that is gone. */
export function useRowDelete<K extends string>(
  kind: HistoryKind<K>,
  onDeleted: (row: HistoryRow<K>) => void,
): RowDelete<K> {
  const notify = useNotify();
  const [asked, setAsked] = useState<HistoryRow<K> | null>(null);
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState<ReadonlySet<number>>(new Set());

  async function remove(row: HistoryRow<K>): Promise<void> {
    setOpen(false);
    if (deleting.has(row.id)) return;
    setDeleting((now) => new Set(now).add(row.id));
    try {
      await kind.remove(row);
      onDeleted(row);
      notify({ severity: 'success', text: 'Record deleted', forMs: 3000 });
    } catch (error) {
      const why = isConflict(error, kind.conflictCode) ? ` ${sentenceOf(error, '')}` : '';
      notify({ severity: 'error', text: `Failed to delete record${why && `.${why}`}`, forMs: 5000 });
    } finally {
      setDeleting((now) => new Set([...now].filter((id) => id !== row.id)));
    }
  }

  const whose = kind.subject === undefined ? '' : ` of ${kind.subject}`;
  // A date alone does not say which of several.
  const which = (row: HistoryRow<K>) =>
    kind.onePerDay
      ? ''
      : ` (${kind.columns.map((column) => `${column.label} ${valueText(row.values[column.key], column.show) ?? '–'}`).join(', ')})`;
  const question = (
    <ConfirmDialog
      open={open}
      title="Delete record"
      text={
        asked
          ? `The entry${whose} of ${formatMediumDate(asked.date)}${which(asked)} will be deleted. This cannot be undone.`
          : ''
      }
      confirmLabel="Delete record"
      onCancel={() => setOpen(false)}
      onConfirm={() => asked && void remove(asked)}
    />
  );
  const ask = (row: HistoryRow<K>) => {
    setAsked(row);
    setOpen(true);
  };
  return { deleting, ask, question };
}
