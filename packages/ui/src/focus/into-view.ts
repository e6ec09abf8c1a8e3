import { BAR_HEIGHT } from '../layout/bar-height.js';

/** What stands right at the bar looks cut off. */
const GAP = 8;

/** For the `ref` of what appears, in a page or in a dialog: on a phone it can stand beyond an edge or under the shell's bar, and nobody looks for what they do not see. */
export function intoView(element: HTMLElement | null): void {
  if (!element) return;
  // A dialog lies over the bar.
  if (!element.closest('[role$="dialog"]')) element.style.scrollMarginTop = `${BAR_HEIGHT + GAP}px`;
  // jsdom has no layout to scroll.
  element.scrollIntoView?.({ block: 'nearest' });
}

/** For the `ref` of what has to be answered next, with `tabIndex={-1}`: the button that was pressed is of no use any more. */
export function takeFocus(element: HTMLElement | null): void {
  intoView(element);
  element?.focus({ preventScroll: true });
}
