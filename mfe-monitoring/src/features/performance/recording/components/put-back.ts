/**
 * Gives a box, into which something was typed that is not taken, its `text` back with the caret where it stood. What the refused key was to
 * replace is selected again, or the next digit would be joined to it.
 */
export function putBack(input: HTMLInputElement, text: string): void {
  const inserted = input.value.length - text.length;
  const caret = (input.selectionStart ?? input.value.length) - inserted;
  input.value = text;
  if (inserted > 0) input.setSelectionRange(caret, caret);
  else input.select();
}
