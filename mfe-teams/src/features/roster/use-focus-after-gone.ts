import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How often it is looked whether the focus is lost, and for how long: the row goes, and a dialog that was open over it, each in its own time. */
const LOOK_MS = 50;
const LOOKS = 100;

/** Once somebody whose row had the focus has left the list, the heading takes it: a keyboard must not begin at the top of the page again. */
export function useFocusAfterGone(): { heading: RefObject<HTMLElement | null>; onGone: () => void } {
  const heading = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone === 0) return;
    let looks = 0;
    const timer = setInterval(() => {
      const lost = document.activeElement === document.body;
      if (lost) heading.current?.focus();
      looks += 1;
      if (lost || looks === LOOKS) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [gone]);
  return { heading, onGone: useCallback(() => setGone((count) => count + 1), []) };
}
