import { useState, type ReactNode } from 'react';
import { AppDialog, Button, EmptyPanel } from '@touchline/ui';

interface SnapshotDialogProps<T> {
  /** Undefined when the address names an item that does not exist. */
  item: T | undefined;
  dialog: (item: T) => ReactNode;
  missing: { title: string; text: string };
  onClose: () => void;
}

/**
 * Keeps the item as it was when the dialog opened: somebody may change or delete it meanwhile, and typed values must
 * stay. Mount it to open it.
 */
export function SnapshotDialog<T>({ item, dialog, missing, onClose }: SnapshotDialogProps<T>) {
  const [snapshot] = useState(item);
  return snapshot === undefined ? <NotFoundDialog {...missing} onClose={onClose} /> : dialog(snapshot);
}

export function NotFoundDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <AppDialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <EmptyPanel text={text} minHeight={120} />
    </AppDialog>
  );
}
