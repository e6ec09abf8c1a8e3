/** Which pieces of work are typed but not stored, or on their way there. Areas mark them through the host; the frame asks before it leaves them. */
import type { UnsavedPart } from '@touchline/ui/host';
import { createStore } from '../app/store.js';

/** By the key under which each is marked. */
export const unsavedWork = createStore<ReadonlyMap<string, UnsavedPart>>(new Map());

export function setUnsaved(key: string, unsaved: boolean, part: UnsavedPart = {}): void {
  const work = new Map(unsavedWork.get());
  if (!unsaved && !work.delete(key)) return;
  if (unsaved) work.set(key, part);
  unsavedWork.set(work);
}

export const hasUnsavedWork = (): boolean => unsavedWork.get().size > 0;

/** Whether any of it, or of the given keys, is on its way to the server. */
export const isSaving = (keys?: readonly string[]): boolean =>
  (keys ?? [...unsavedWork.get().keys()]).some((key) => unsavedWork.get().get(key)?.saving === true);

export function clearUnsavedWork(): void {
  if (hasUnsavedWork()) unsavedWork.set(new Map());
}

/** A place in the product, as its address says. */
interface Place {
  pathname: string;
  search: string;
}

/** The keys of what a step would lose: all of it on the way to another page, else what its parameter no longer holds. */
export function workLostBetween(work: ReadonlyMap<string, UnsavedPart>, from: Place, to: Place): readonly string[] {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const isHeld = (name: string | undefined) =>
    name !== undefined && before.has(name) && before.get(name) === after.get(name);
  return [...work].filter(([, { heldBy }]) => from.pathname !== to.pathname || !isHeld(heldBy)).map(([key]) => key);
}
