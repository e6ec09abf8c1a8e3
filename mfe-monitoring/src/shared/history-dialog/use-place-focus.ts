import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the coach goes on after something was done: at a record (by id), at the way on where there is none (Add entry, or Close where nothing can
 * be added), or where they already are.
 * Always a new object, so that the same place can be meant a second time.
 */
export interface Place {
  at: number | 'way-on' | 'elsewhere';
  /** The record has just been stored. */
  saved: boolean;
}

export const placeAt = (at: Place['at'], saved = false): Place => ({ at, saved });

/** Brings a button into sight, with its whole row, and focuses it each time that `here` is another place than before. */
export function usePlaceFocus(here: Place | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (here === null || !button.current) return;
    (button.current.closest('[role="row"]') ?? button.current).scrollIntoView({ block: 'nearest' });
    button.current.focus({ preventScroll: true });
  }, [here]);
  return button;
}
