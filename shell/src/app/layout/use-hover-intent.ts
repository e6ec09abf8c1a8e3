import { useEffect, useRef } from 'react';

/** How long the mouse may be outside, between button and list, before it counts as gone. */
const GRACE_MS = 150;

/** Handlers that report when a mouse enters and when it has really left. */
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
    /**
     * A mouse that counts as gone moves over the element: a redraw of the page can fire a leave event without a later
     * enter.
     */
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
