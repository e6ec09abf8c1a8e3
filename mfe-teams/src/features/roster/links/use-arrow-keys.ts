import { useEffect } from 'react';
import { useSteadyCallback } from '@touchline/ui';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Where the arrow keys have a meaning of their own, or the page is covered. */
const ELSEWHERE = 'input, textarea, select, dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The arrow keys left and right, wherever on the page the focus is. */
export function useArrowKeys(onStep: (step: 1 | -1) => void): void {
  const step = useSteadyCallback(onStep);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === undefined || isShortcut || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step]);
}
