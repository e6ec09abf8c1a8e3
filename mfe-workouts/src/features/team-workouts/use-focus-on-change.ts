import { useEffect, useRef, type RefObject } from 'react';
import { takeFocus } from '@touchline/ui';

/** Moves focus and scroll position to an element when `value` changes, but not when the screen opens. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    takeFocus(target.current);
  }, [value]);
  return target;
}
