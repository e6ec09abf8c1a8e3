import { useState, type ReactNode } from 'react';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { undoChangeMutation } from './api/undo-change.js';
import { UndoBar } from './components/undo-bar.js';
import { undoRefusal } from './model/event-texts.js';

/** What was done, and by what id it is taken back. */
export interface DoneChange {
  changeId: string;
  text: string;
}

interface Shown {
  text: string;
  /** null once there is nothing to take back. */
  changeId: string | null;
}

const NOT_ANSWERED = 'That could not be undone. You seem to be offline; try again.';

/** The bar that offers to take back what was done last. `onDismissed` follows when it was taken away, and the focus with it. */
export function useUndo(onDismissed: () => void): { offer: (change: DoneChange) => void; bar: ReactNode } {
  const undo = useMutation(undoChangeMutation(useApi(), useQueryClient()));
  const [shown, setShown] = useState<Shown | null>(null);

  async function takeBack(undone: Shown & { changeId: string }): Promise<void> {
    // Something else may have been done while this was on its way.
    const become = (next: Shown) => setShown((now) => (now?.changeId === undone.changeId ? next : now));
    try {
      await undo.mutateAsync(undone.changeId);
      become({ text: 'Undone.', changeId: null });
    } catch (error) {
      const refusal = undoRefusal(error);
      become(refusal === null ? { text: NOT_ANSWERED, changeId: undone.changeId } : { text: refusal, changeId: null });
    }
  }
  const dismiss = () => {
    setShown(null);
    onDismissed();
  };
  const { changeId, text } = shown ?? { changeId: null, text: '' };
  const bar = shown && (
    <UndoBar text={text} busy={undo.isPending} onUndo={changeId === null ? undefined : () => void takeBack({ text, changeId })} onDismiss={dismiss} />
  );
  return { offer: setShown, bar };
}
