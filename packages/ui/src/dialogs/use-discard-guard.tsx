import { useState, type ReactNode } from 'react';
import type { LeaveQuestion } from '../host/host.js';
import { DiscardDialog } from './discard-dialog.js';

/**
 * Runs a step at once, or, when unsaved input would be lost, after the coach has agreed.
 * @param words the words of the question, where something other than changes would be lost
 */
export function useDiscardGuard(
  dirty: boolean,
  words?: LeaveQuestion,
): { guard: (step: () => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const guard = (step: () => void) => {
    if (dirty) setWaiting(() => step);
    else step();
  };
  const question = (
    <DiscardDialog
      open={waiting !== null}
      question={words}
      onKeep={() => setWaiting(null)}
      onDiscard={() => {
        setWaiting(null);
        waiting?.();
      }}
    />
  );
  return { guard, question };
}
