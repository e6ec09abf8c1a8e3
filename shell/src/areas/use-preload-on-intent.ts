import { useEffect, useRef } from 'react';
import { areaController } from './areas.js';

/** A pointer that rests on a link this long is about to click; one that only crosses it is not. */
const INTENT_MS = 80;

/** Handlers for a link into an area: hover or focus starts the download before the click. */
export function usePreloadOnIntent({ area, path }: { area: string; path: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => areaController(area).preload(path), INTENT_MS);
  };
  useEffect(() => stop, []);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
