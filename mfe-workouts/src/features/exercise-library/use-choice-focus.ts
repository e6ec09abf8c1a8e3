import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface ChoiceFocus {
  /** Around the choice and its loading and error states; takes the focus itself where nothing in it can. */
  container: RefObject<HTMLDivElement | null>;
  /** The field to choose or type in. */
  input: RefObject<HTMLInputElement | null>;
  focus: () => void;
}

/**
 * Keeps the focus in a choice whose options load: when its state changes, the focus moves to what replaces the focused
 * element.
 */
export function useChoiceFocus(status: string): ChoiceFocus {
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback(
    () => (input.current ?? container.current?.querySelector('button') ?? container.current)?.focus(),
    [],
  );
  useEffect(() => {
    const focused = document.activeElement;
    if (container.current?.contains(focused) || focused?.contains(container.current)) focus();
  }, [status, focus]);
  return { container, input, focus };
}
