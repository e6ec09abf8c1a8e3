import { useCallback, useState, type RefCallback } from 'react';

/** The width of the element that gets the ref, in whole pixels, as it changes; null before it is measured. */
export function useWidth(): [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    // What waits for its code is hidden meanwhile and has no width: the one it had still holds.
    const observer = new ResizeObserver(() => setWidth((now) => element.clientWidth || now));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
