import { useLayoutEffect } from 'react';

/** What counts as one double tap where the browser does not count taps itself. */
const WITHIN_MS = 500;
const WITHIN_PX = 30;

/**
 * A click that closes a dialog at once lays bare what is below it, and the second half of a double click would press that: take a row away, open
 * another form. It was not meant for it, and goes nowhere.
 */
export function useDoubleClickEndsHere(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    let latest: MouseEvent | null = null;
    const remember = (click: MouseEvent) => (latest = click);
    window.addEventListener('click', remember, true);
    return () => {
      window.removeEventListener('click', remember, true);
      if (latest) dropRestOf(latest);
    };
  }, [open]);
}

/** Drop-downs open when the button goes down already. */
const TYPES = ['mousedown', 'click'] as const;

/** Until a click comes that is one of its own. */
function dropRestOf(first: MouseEvent): void {
  const dropOrEnd = (event: MouseEvent) => {
    if (!isRestOf(first, event)) return TYPES.forEach((type) => window.removeEventListener(type, dropOrEnd, true));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  TYPES.forEach((type) => window.addEventListener(type, dropOrEnd, true));
}

/** `detail` is the browser's count, 0 where a key made the click. Of taps some browsers count each as the first. */
function isRestOf(first: MouseEvent, click: MouseEvent): boolean {
  const tapped = 'pointerType' in click && click.pointerType === 'touch';
  const near =
    Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY) < WITHIN_PX &&
    click.timeStamp - first.timeStamp < WITHIN_MS;
  return click.detail > 1 || (tapped && near);
}
