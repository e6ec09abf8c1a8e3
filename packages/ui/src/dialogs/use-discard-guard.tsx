import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './discard-dialog.js';

/** Runs a step at once, or, when unsaved input would be lost, after the coach has agreed. */
export function useDiscardGuard(dirty: boolean): { guard: (step: () => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const guard = (step: () => void) => {
    if (dirty) setWaiting(() => step);
    else step();
  };
  const question = (
    <DiscardDialog
      open={waiting !== null}
      onKeep={() => setWaiting(null)}
      onDiscard={() => {
        setWaiting(null);
        waiting?.();
      }}
    />
  );
  return { guard, question };
}
