/** True when the focus is lost: it is on the page, or on the dialog, that contains `element`, and on nothing inside. */
export function isFocusLostAround(element: Element): boolean {
  const focused = document.activeElement;
  return element.isConnected && focused !== element && (focused === null || focused.contains(element));
}
