/**
 * The unsaved work of the page, including work being saved. Areas report it through the host; the shell asks before
 * leaving it.
 */
import type { LeaveQuestion, UnsavedPart } from '@touchline/ui/host';
import { MENU_PARAM } from '../app/menu-param.js';
import { createStore } from '../app/store.js';

/** Unsaved parts, by the key they were reported under. */
export const unsavedWork = createStore<ReadonlyMap<string, UnsavedPart>>(new Map());

export function setUnsaved(key: string, unsaved: boolean, part: UnsavedPart = {}): void {
  const work = new Map(unsavedWork.get());
  if (!unsaved && !work.delete(key)) return;
  if (unsaved) work.set(key, part);
  unsavedWork.set(work);
}

export const hasUnsavedWork = (): boolean => unsavedWork.get().size > 0;

/**
 * Calls the listener when nothing is unsaved any more. It waits for the end of the current task: a mark whose details
 * change is removed and set again.
 */
export function subscribeToSaved(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = unsavedWork.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!hasUnsavedWork()) listener();
    });
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Whether any work, or work of the given keys, is being saved. */
export const isSaving = (keys?: readonly string[]): boolean =>
  (keys ?? [...unsavedWork.get().keys()]).some((key) => unsavedWork.get().get(key)?.saving === true);

/** Own words for the question before the work of these keys is lost; undefined where it is about changes. */
export const questionBeforeLoss = (
  work: ReadonlyMap<string, UnsavedPart>,
  keys: readonly string[],
): LeaveQuestion | undefined => (keys.length === 1 ? work.get(keys[0] ?? '')?.question : undefined);

export function clearUnsavedWork(): void {
  if (hasUnsavedWork()) unsavedWork.set(new Map());
}

interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * The keys of the work a navigation would lose: all of it for another page, else the work whose address parameter
 * changes or is missing.
 */
export function workLostByNavigation(
  work: ReadonlyMap<string, UnsavedPart>,
  from: PageAddress,
  to: PageAddress,
): readonly string[] {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  if (from.pathname === to.pathname && isSameBelowMenus(before, after)) return [];
  const isHeld = (name: string | undefined) =>
    name !== undefined && before.has(name) && before.get(name) === after.get(name);
  return [...work].filter(([, { heldBy }]) => from.pathname !== to.pathname || !isHeld(heldBy)).map(([key]) => key);
}

/** Whether only a menu of the frame opens or closes. */
function isSameBelowMenus(before: URLSearchParams, after: URLSearchParams): boolean {
  if (before.get(MENU_PARAM) === after.get(MENU_PARAM)) return false;
  const [one, other] = [before, after].map((params) => {
    const rest = new URLSearchParams(params);
    rest.delete(MENU_PARAM);
    return rest.toString();
  });
  return one === other;
}
