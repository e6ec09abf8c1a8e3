/** True while the focus is on nothing in particular: on the page that `element` stands in, or on the frame of its dialog. */
export function isFocusLostAround(element: Element): boolean {
  const focused = document.activeElement;
  return element.isConnected && focused !== element && (focused === null || focused.contains(element));
}
