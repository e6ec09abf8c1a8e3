import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isFocusLostAround } from './focus-lost.js';

/** How often it is looked whether the focus is lost, and for how long: what had it goes, and a dialog that was open over it, each in its own time. */
const LOOK_MS = 50;
const LOOKS = 100;

/** Once what had the focus has gone, `target` takes it: a keyboard must not begin at the top of the page or of the dialog again. */
export function useFocusAfterGone<E extends HTMLElement>(): { target: RefObject<E | null>; onGone: () => void } {
  const target = useRef<E>(null);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone === 0) return;
    let looks = 0;
    const timer = setInterval(() => {
      const lost = target.current !== null && isFocusLostAround(target.current);
      if (lost) target.current?.focus();
      looks += 1;
      if (lost || looks === LOOKS) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [gone]);
  return { target, onGone: useCallback(() => setGone((count) => count + 1), []) };
}
