import { useLayoutEffect } from 'react';

/** Limits of a double tap where the browser does not count taps. */
const WITHIN_MS = 500;
const WITHIN_PX = 30;

/**
 * A click that closes a dialog uncovers the page below it, and the second half of a double click would press that, for
 * example delete a row. This hook drops that second half.
 */
export function useDoubleClickGuard(open: boolean): void {
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

/** Drop-downs open on mousedown already. */
const TYPES = ['mousedown', 'click'] as const;

/** Drops events until one does not belong to the double click of `first`. */
function dropRestOf(first: MouseEvent): void {
  const dropOrEnd = (event: MouseEvent) => {
    if (!isRestOf(first, event)) return TYPES.forEach((type) => window.removeEventListener(type, dropOrEnd, true));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  TYPES.forEach((type) => window.addEventListener(type, dropOrEnd, true));
}

/** `detail` is the browser's click count, 0 for a key press. Some browsers count every tap as the first. */
function isRestOf(first: MouseEvent, click: MouseEvent): boolean {
  const tapped = 'pointerType' in click && click.pointerType === 'touch';
  const near =
    Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY) < WITHIN_PX &&
    click.timeStamp - first.timeStamp < WITHIN_MS;
  return click.detail > 1 || (tapped && near);
}
