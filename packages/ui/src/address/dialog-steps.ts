/**
 * The history entry that opened a dialog names it in its state, after the dialogs below it. So each dialog can be
 * closed by going back over its own entries, also after a reload.
 */
const MARK = 'dialog:';

/** The dialogs that this history entry has opened, the outermost first; '' for one that has left the address since. */
export function openedDialogs(state: unknown): readonly string[] {
  return typeof state === 'string' && state.startsWith(MARK) ? state.slice(MARK.length).split('/') : [];
}

/**
 * The state of the history entry that opens `name` over the current one. A dialog that has left the address keeps its
 * place in the list as '': its history entry still exists.
 */
export function stateWithDialog(state: unknown, params: URLSearchParams, name: string): string {
  return MARK + [...openedDialogs(state).map((below) => (params.has(below) ? below : '')), name].join('/');
}

/**
 * The state of this history entry after dialog `to` has replaced dialog `from` in it; null when `from` was not opened
 * by an entry.
 */
export function inPlaceOf(state: unknown, from: string, to: string): string | null {
  const opened = openedDialogs(state);
  return opened.at(-1) === from ? MARK + [...opened.slice(0, -1), to].join('/') : null;
}
