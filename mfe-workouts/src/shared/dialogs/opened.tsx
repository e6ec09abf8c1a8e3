import { useState, type ReactNode } from 'react';
import { AppDialog, Button, EmptyPanel } from '@touchline/ui';

interface OpenedProps<T> {
  /** Undefined: the address names one that is not there. */
  thing: T | undefined;
  dialog: (thing: T) => ReactNode;
  missing: { title: string; text: string };
  onClose: () => void;
}

/** A dialog that is typed into stays, with its thing as it was then: somebody may delete it meanwhile, which takes nothing typed away. Mount it to open it. */
export function Opened<T>({ thing, dialog, missing, onClose }: OpenedProps<T>) {
  const [opened] = useState(thing);
  return opened === undefined ? <Missing {...missing} onClose={onClose} /> : dialog(opened);
}

/** What the address names is not there. */
export function Missing({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <AppDialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <EmptyPanel text={text} minHeight={120} />
    </AppDialog>
  );
}
