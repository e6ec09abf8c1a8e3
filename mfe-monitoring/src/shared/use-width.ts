import { useCallback, useState, type RefCallback } from 'react';

/**
 * Measures the element that gets the ref: its width in whole pixels, updated as it changes; null before the first
 * measurement.
 */
export function useWidth(): [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    // A page that waits for lazy code is hidden and has no width: keep the last one.
    const observer = new ResizeObserver(() => setWidth((last) => element.clientWidth || last));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
