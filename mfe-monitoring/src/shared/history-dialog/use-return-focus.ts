import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes after an action: to a record (by id), to the main button of the dialog (Add entry, or Close when
 * nothing can be added), or nowhere. A new object each time, so that the same target can be focused again.
 */
export interface FocusTarget {
  at: number | 'main-button' | 'unchanged';
  /** True when the record has just been saved. */
  saved: boolean;
}

export const focusTarget = (at: FocusTarget['at'], saved = false): FocusTarget => ({ at, saved });

/** Scrolls the button's row into view and focuses the button, each time `target` is a new object. */
export function useReturnFocus(target: FocusTarget | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (target === null || !button.current) return;
    (button.current.closest('[role="row"]') ?? button.current).scrollIntoView({ block: 'nearest' });
    button.current.focus({ preventScroll: true });
  }, [target]);
  return button;
}
