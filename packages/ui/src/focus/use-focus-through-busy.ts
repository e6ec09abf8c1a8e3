import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLostAround } from './focus-lost.js';

/**
 * A pressed button is disabled while `busy`, and the browser takes its focus away. This hook gives it back
 * afterwards, unless something else has taken the focus.
 */
export function useFocusThroughBusy(busy: boolean): void {
  const pressed = useRef<Element | null>(null);
  // A layout effect runs before the browser moves the focus.
  useLayoutEffect(() => {
    if (busy) pressed.current = document.activeElement;
  }, [busy]);
  useEffect(() => {
    const before = pressed.current;
    if (!busy && before instanceof HTMLElement && isFocusLostAround(before)) before.focus();
  }, [busy]);
}
