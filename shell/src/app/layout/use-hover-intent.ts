import { useEffect, useRef } from 'react';

/** So long a mouse may be outside on its way from the button to the list before it counts as gone. */
const GRACE_MS = 150;

/** Tells when a mouse comes and when it has really left. */
export function useHoverIntent(onEnter: () => void, onLeft: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = () => {
    clearTimeout(timer.current);
    over.current = true;
    onEnter();
  };
  return {
    enter,
    /** A move over it by a mouse that counts as gone: it was taken for gone while the page under it was drawn anew. */
    move: () => {
      if (!over.current) enter();
    },
    leave: () => {
      over.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(onLeft, GRACE_MS);
    },
    isOver: () => over.current,
  };
}
