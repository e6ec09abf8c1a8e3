/** Copies a text to the clipboard. Resolves false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // On plain http there is no clipboard object; elsewhere the browser may refuse access.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    return copyBySelection(text);
  }
  return copyBySelection(text);
}

/** The older way: selects the text in an invisible field, runs the copy command and restores the focus. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  // An open dialog traps the focus, so the field must be inside it.
  const dialogs = document.querySelectorAll('[aria-modal="true"]');
  (dialogs[dialogs.length - 1] ?? document.body).append(field);
  try {
    field.focus();
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
