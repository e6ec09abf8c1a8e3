/** For the `ref` of what appears in a dialog: on a phone it can stand below the edge, and nobody looks for what they do not see. */
export function intoView(element: HTMLElement | null): void {
  // jsdom has no layout to scroll.
  element?.scrollIntoView?.({ block: 'nearest' });
}
