import { useState } from 'react';
import { ApiError, useNotify } from '@touchline/ui/host';
import { checkInTexts, NOTICE_MS } from '../../shared/texts/check-in-texts.js';
import { ended, offered, type BulkChange, type BulkUndo } from './model/bulk-undo.js';
import type { RegisterEntry } from './model/register.js';

/** The Undo of marks made for everybody at once. It stays until it is dismissed or replaced, so that nobody has to hurry. */
export interface BulkUndoControl {
  shown: BulkUndo | null;
  busy: boolean;
  offer: (change: BulkChange) => void;
  undo: (entries: readonly RegisterEntry[]) => void;
  dismiss: () => void;
}

export function useBulkUndo(): BulkUndoControl {
  const [shown, setShown] = useState<BulkUndo | null>(null);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();

  async function revert(change: BulkChange, entries: readonly RegisterEntry[]): Promise<void> {
    // The coach may have marked everybody at another event meanwhile: that Undo stays.
    const end = (text: string) => setShown((now) => (now?.change === change ? ended(change, text) : now));
    setBusy(true);
    try {
      const outcome = await change.revert(entries);
      if (outcome.kind === 'reverted') end(checkInTexts.allPresentUndone(outcome.stayed));
      else notify({ severity: 'info', text: checkInTexts.undoWaits(outcome.waiting), forMs: NOTICE_MS });
    } catch (error) {
      const refusal = error instanceof ApiError ? error.sentence : null;
      if (refusal === null) notify({ severity: 'error', text: checkInTexts.undoFailed, forMs: NOTICE_MS });
      else end(refusal);
    } finally {
      setBusy(false);
    }
  }

  return {
    shown,
    busy,
    offer: (change) => setShown(offered(change)),
    undo: (entries) => {
      if (shown?.change && !busy) void revert(shown.change, entries);
    },
    dismiss: () => setShown(null),
  };
}
