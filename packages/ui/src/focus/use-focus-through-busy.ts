import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLostAround } from './focus-lost.js';

/** What is pressed is disabled while it is `busy`, and a browser takes the focus from it: once it is free again it has it again, unless something else has taken it. */
export function useFocusThroughBusy(busy: boolean): void {
  const pressed = useRef<Element | null>(null);
  // In the very moment in which it is disabled it still has the focus.
  useLayoutEffect(() => {
    if (busy) pressed.current = document.activeElement;
  }, [busy]);
  useEffect(() => {
    const before = pressed.current;
    if (!busy && before instanceof HTMLElement && isFocusLostAround(before)) before.focus();
  }, [busy]);
}
