import { useState, type ReactNode } from 'react';
import { ApiError } from '../host/api-client.js';
import { uiTexts } from '../texts.js';
import { UndoBar } from './undo-bar.js';

/** A change that can be undone. */
export interface DoneChange {
  changeId: string;
  /** The change, as the bar says it: `3 events added`. */
  text: string;
  /** What the bar names after Undo: `Reverted: {what}.` Default: `text`. */
  what?: string;
  /** A step that the change leads to, offered beside Undo. */
  next?: { label: string; run: () => void };
}

interface UndoOptions<Change extends DoneChange> {
  /** Undoes the change. When the server refuses, the bar shows its sentence. */
  undo: (change: Change) => Promise<unknown>;
  /** The bar was dismissed, and the focus with it: the screen decides where it goes. */
  onDismissed: () => void;
}

interface BarState<Change> {
  text: string;
  /** null when there is nothing left to undo. */
  change: Change | null;
}

/** The bar that offers to undo the last change. */
export function useUndo<Change extends DoneChange>({
  undo,
  onDismissed,
}: UndoOptions<Change>): { offer: (change: Change) => void; bar: ReactNode } {
  const [shown, setShown] = useState<BarState<Change> | null>(null);
  const [busy, setBusy] = useState(false);

  async function undoChange(change: Change): Promise<void> {
    // The coach may have made another change meanwhile: its bar stays.
    const showResult = (next: BarState<Change>) =>
      setShown((now) => (now?.change?.changeId === change.changeId ? next : now));
    setBusy(true);
    try {
      await undo(change);
      showResult({ text: uiTexts.reverted(change.what ?? change.text), change: null });
    } catch (error) {
      const refusal = undoRefusal(error);
      showResult(refusal === null ? { text: uiTexts.undoOffline, change } : { text: refusal, change: null });
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
      next={change?.next}
      onUndo={change === null ? undefined : () => void undoChange(change)}
      onDismiss={dismiss}
    />
  );
  return { offer: (change) => setShown({ text: change.text, change }), bar };
}

/** Why an Undo was refused; null when the coach may try again. */
function undoRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.sentence === null) return null;
  return ApiError.isGone(error) ? uiTexts.undoTooLate : error.sentence;
}
