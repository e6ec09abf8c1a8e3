/** Which pieces of work are typed but not stored. Areas mark them through the host; the frame asks before it leaves them. */
import { createStore } from '../app/store.js';

export const unsavedWork = createStore<ReadonlySet<string>>(new Set());

export function setUnsaved(key: string, unsaved: boolean): void {
  const keys = new Set(unsavedWork.get());
  if (keys.has(key) === unsaved) return;
  if (unsaved) keys.add(key);
  else keys.delete(key);
  unsavedWork.set(keys);
}

export const hasUnsavedWork = (): boolean => unsavedWork.get().size > 0;

export function clearUnsavedWork(): void {
  if (hasUnsavedWork()) unsavedWork.set(new Set());
}
