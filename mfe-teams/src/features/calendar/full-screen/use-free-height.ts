import { useCallback, useState } from 'react';

/** The height of an element in whole pixels, whenever it changes; 0 until it is known. What stands in the element must not make it grow. */
export function useFreeHeight(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.floor(element.clientHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, height];
}
