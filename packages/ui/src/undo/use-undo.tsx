import { useState, type ReactNode } from 'react';
import { ApiError } from '../host/api-client.js';
import { UndoBar } from './undo-bar.js';

/** What was done, and by what id it is taken back. */
export interface DoneChange {
  changeId: string;
  text: string;
}

interface UndoOptions<Change extends DoneChange> {
  /** Takes it back; what it is refused for is said in its place. */
  undo: (change: Change) => Promise<unknown>;
  /** It was taken away, and the focus with it. */
  onDismissed: () => void;
}

interface Shown<Change> {
  text: string;
  /** null once there is nothing to take back. */
  change: Change | null;
}

const NOT_ANSWERED = 'That could not be undone. You seem to be offline; try again.';

/** The bar that offers to take back what was done last. */
export function useUndo<Change extends DoneChange>({
  undo,
  onDismissed,
}: UndoOptions<Change>): { offer: (change: Change) => void; bar: ReactNode } {
  const [shown, setShown] = useState<Shown<Change> | null>(null);
  const [busy, setBusy] = useState(false);

  async function takeBack(change: Change): Promise<void> {
    // Something else may have been done while this was on its way.
    const become = (next: Shown<Change>) => setShown((now) => (now?.change?.changeId === change.changeId ? next : now));
    setBusy(true);
    try {
      await undo(change);
      become({ text: 'Undone.', change: null });
    } catch (error) {
      const refusal = undoRefusal(error);
      become(refusal === null ? { text: NOT_ANSWERED, change } : { text: refusal, change: null });
    } finally {
      setBusy(false);
    }
  }
  const dismiss = () => {
    setShown(null);
    onDismissed();
  };
  const { text, change } = shown ?? { text: '', change: null };
  const bar = shown && (
    <UndoBar
      text={text}
      busy={busy}
      onUndo={change === null ? undefined : () => void takeBack(change)}
      onDismiss={dismiss}
    />
  );
  return { offer: (change) => setShown({ text: change.text, change }), bar };
}

/** What is said about an Undo that was refused; null when it may be pressed again. */
function undoRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.sentence === null) return null;
  return error.status === 404 ? 'This was undone before, or can no longer be undone.' : error.sentence;
}
