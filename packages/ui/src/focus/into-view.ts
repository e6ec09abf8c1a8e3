/** For the `ref` of what appears in a dialog: on a phone it can stand below the edge, and nobody looks for what they do not see. */
export function intoView(element: HTMLElement | null): void {
  // jsdom has no layout to scroll.
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** For the `ref` of what has to be answered next, with `tabIndex={-1}`: the button that was pressed is of no use any more. */
export function takeFocus(element: HTMLElement | null): void {
  intoView(element);
  element?.focus({ preventScroll: true });
}
