interface HeartSenderOptions {
  /** Stores the wish; rejects where it could not. */
  send: (exerciseId: number, saved: boolean) => Promise<unknown>;
  /** Draws the heart so. */
  show: (exerciseId: number, saved: boolean) => void;
  /** The last wish was not stored, and the heart is drawn as it was before. */
  failed: (exerciseId: number, saved: boolean, error: unknown) => void;
}

interface Wish {
  wished: boolean;
  /** As the server acknowledged it last; before the first answer as it was drawn. */
  before: boolean;
  /** What the server has; null where an answer got lost. */
  stored: boolean | null;
}

/**
 * Draws each tapped heart at once and stores it behind. Of one heart's taps only one is under way at a time, so that none overtakes another and
 * what was wished last is what stays; the hearts of other exercises do not wait for it.
 */
export function createHeartSender({ send, show, failed }: HeartSenderOptions): {
  wish: (exerciseId: number, saved: boolean) => void;
} {
  const underWay = new Map<number, Wish>();

  async function store(exerciseId: number, wish: Wish): Promise<void> {
    while (wish.wished !== wish.stored) {
      const sent = wish.wished;
      try {
        await send(exerciseId, sent);
        wish.stored = wish.before = sent;
      } catch (error) {
        wish.stored = null;
        if (wish.wished !== sent) continue;
        underWay.delete(exerciseId);
        show(exerciseId, wish.before);
        return failed(exerciseId, sent, error);
      }
    }
    underWay.delete(exerciseId);
    // The list may have been read anew meanwhile, as it was before.
    show(exerciseId, wish.wished);
  }

  return {
    wish: (exerciseId, saved) => {
      show(exerciseId, saved);
      const now = underWay.get(exerciseId);
      if (now) {
        now.wished = saved;
        return;
      }
      const wish: Wish = { wished: saved, before: !saved, stored: !saved };
      underWay.set(exerciseId, wish);
      void store(exerciseId, wish);
    },
  };
}
