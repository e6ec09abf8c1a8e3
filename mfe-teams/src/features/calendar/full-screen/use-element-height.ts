import { useCallback, useState } from 'react';

/**
 * The height of an element in whole pixels; 0 until it is measured. The content of the element must not affect its
 * height.
 */
export function useElementHeight(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.floor(element.clientHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, height];
}
