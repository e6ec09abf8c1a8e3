import { useEffect, useMemo } from 'react';
import { isFocusLostAround } from './focus-lost.js';

/**
 * A pressed button is disabled while `busy`, and the browser takes its focus away. This hook gives it back
 * afterwards, unless something else has taken the focus.
 */
export function useFocusThroughBusy(busy: boolean): void {
  // Read while rendering: some browsers take the focus away as soon as the button is disabled, before any effect runs.
  const pressed = useMemo(() => (busy ? document.activeElement : null), [busy]);
  useEffect(() => {
    if (!(pressed instanceof HTMLElement)) return undefined;
    return () => {
      if (isFocusLostAround(pressed)) pressed.focus();
    };
  }, [pressed]);
}
