/** Puts a text into the clipboard. False where the browser allows it in no way. */
export async function copyText(text: string): Promise<boolean> {
  // On plain http in a local network there is no clipboard object; elsewhere it may be refused.
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

/** The older way: select it somewhere out of sight and say "copy", then give the focus back. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  // An open dialog lets the focus go to nothing outside of it.
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
