interface SavedFlagQueueOptions {
  /** Stores the flag; rejects if it could not. */
  send: (exerciseId: number, saved: boolean) => Promise<unknown>;
  /** Shows the flag on screen. */
  show: (exerciseId: number, saved: boolean) => void;
  /** Called after the last flag was not stored and the earlier one is shown again. */
  failed: (exerciseId: number, saved: boolean, error: unknown) => void;
}

interface PendingFlag {
  wanted: boolean;
  /** The value last confirmed by the server; before its first answer, the shown value. */
  confirmed: boolean;
  /** What the server has; null when an answer got lost. */
  stored: boolean | null;
}

/**
 * Shows each tapped heart at once and stores it in the background. Calls for one exercise are sent one after another, so
 * that the last tap wins; different exercises do not wait for each other.
 */
export function createSavedFlagQueue({ send, show, failed }: SavedFlagQueueOptions): {
  setSaved: (exerciseId: number, saved: boolean) => void;
} {
  const pending = new Map<number, PendingFlag>();

  async function store(exerciseId: number, flag: PendingFlag): Promise<void> {
    while (flag.wanted !== flag.stored) {
      const sent = flag.wanted;
      try {
        await send(exerciseId, sent);
        flag.stored = flag.confirmed = sent;
      } catch (error) {
        flag.stored = null;
        if (flag.wanted !== sent) continue;
        pending.delete(exerciseId);
        show(exerciseId, flag.confirmed);
        return failed(exerciseId, sent, error);
      }
    }
    pending.delete(exerciseId);
    // The list may have been fetched again meanwhile, with the old flag.
    show(exerciseId, flag.wanted);
  }

  return {
    setSaved: (exerciseId, saved) => {
      show(exerciseId, saved);
      const running = pending.get(exerciseId);
      if (running) {
        running.wanted = saved;
        return;
      }
      const flag: PendingFlag = { wanted: saved, confirmed: !saved, stored: !saved };
      pending.set(exerciseId, flag);
      void store(exerciseId, flag);
    },
  };
}
