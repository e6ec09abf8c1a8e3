import { BAR_HEIGHT } from '../layout/bar-height.js';

/** Pixels between the shell's bar and the content scrolled below it. */
const GAP = 8;

/**
 * For the `ref` of an element that appears. On a phone it may be off screen or under the shell's bar, where the coach
 * would not notice it.
 */
export function intoView(element: HTMLElement | null): void {
  if (!element) return;
  // A dialog covers the shell's bar.
  if (!element.closest('[role$="dialog"]')) element.style.scrollMarginTop = `${BAR_HEIGHT + GAP}px`;
  // jsdom has no layout and no scrollIntoView.
  element.scrollIntoView?.({ block: 'nearest' });
}

/**
 * For the `ref` of an element that needs an answer next, with `tabIndex={-1}`: it takes the focus from the pressed
 * button.
 */
export function takeFocus(element: HTMLElement | null): void {
  intoView(element);
  element?.focus({ preventScroll: true });
}
