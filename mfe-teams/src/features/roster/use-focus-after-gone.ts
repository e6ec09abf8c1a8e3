import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Once somebody whose row had the focus has left the list, the heading takes it: a keyboard must not begin at the top of the page again. */
export function useFocusAfterGone(): { heading: RefObject<HTMLElement | null>; onGone: () => void } {
  const heading = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(0);
  const seen = useRef(0);
  // After every drawing: the row goes, and a dialog that was open over it, each in its own time.
  useEffect(() => {
    if (seen.current === gone || document.activeElement !== document.body) return;
    seen.current = gone;
    heading.current?.focus();
  });
  return { heading, onGone: useCallback(() => setGone((count) => count + 1), []) };
}
