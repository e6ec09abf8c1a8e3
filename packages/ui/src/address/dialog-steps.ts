/**
 * A step of the history that opened a dialog says so in its state, together with the dialogs below it that lead up to it: so each of them can be
 * closed by the steps back that are its own, also after a reload.
 */
const MARK = 'dialog:';

/** The dialogs whose opening steps lead up to this one, the outermost first; '' for one that has gone from the address since. */
export function openedDialogs(state: unknown): readonly string[] {
  return typeof state === 'string' && state.startsWith(MARK) ? state.slice(MARK.length).split('/') : [];
}

/** The state of the step that opens `name` over what this step shows. A dialog that has gone from the address meanwhile leaves its place empty: its step is still there. */
export function overStep(state: unknown, params: URLSearchParams, name: string): string {
  return MARK + [...openedDialogs(state).map((below) => (params.has(below) ? below : '')), name].join('/');
}

/** The state of this step once dialog `to` has taken the place of dialog `from` in it; null where that was not opened by a step. */
export function inPlaceOf(state: unknown, from: string, to: string): string | null {
  const opened = openedDialogs(state);
  return opened.at(-1) === from ? MARK + [...opened.slice(0, -1), to].join('/') : null;
}
