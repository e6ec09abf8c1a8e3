import { useEffect, useRef, type RefObject } from 'react';
import { takeFocus } from '@touchline/ui';

/** Puts the focus, and with it the view, on an element when `value` changes: what follows it has become another's. Not when the screen opens. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    takeFocus(target.current);
  }, [value]);
  return target;
}
