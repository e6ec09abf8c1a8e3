import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isFocusLostAround } from './focus-lost.js';

/**
 * How often, and how many times, to check for a lost focus: the focused element and a dialog over it disappear after
 * animations of unknown length.
 */
const CHECK_INTERVAL_MS = 50;
const MAX_CHECKS = 100;

/**
 * After the focused element has disappeared, `target` takes the focus, so that a keyboard user does not start again
 * at the top of the page or dialog. Call `onGone` when it disappears.
 */
export function useFocusAfterGone<E extends HTMLElement>(): { target: RefObject<E | null>; onGone: () => void } {
  const target = useRef<E>(null);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone === 0) return;
    let checks = 0;
    const timer = setInterval(() => {
      const lost = target.current !== null && isFocusLostAround(target.current);
      if (lost) target.current?.focus();
      checks += 1;
      if (lost || checks === MAX_CHECKS) clearInterval(timer);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [gone]);
  return { target, onGone: useCallback(() => setGone((count) => count + 1), []) };
}
