import { useEffect, useRef } from 'react';
import { areaController } from './areas.js';

/** A pointer that only crosses a link means nothing; one that rests this long is about to click. */
const INTENT_MS = 80;

/** Handlers for a link into an area: resting on it, or focusing it, starts the download before the click. */
export function useWarm({ area, path }: { area: string; path: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => areaController(area).warm(path), INTENT_MS);
  };
  useEffect(() => stop, []);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
