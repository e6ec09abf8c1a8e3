import type { Notice } from '@touchline/ui/host';
import { createStore } from './store.js';

/** The message on screen, with a number of its own; null before the first one. */
export const currentNotice = createStore<{ notice: Notice; id: number } | null>(null);
let lastId = 0;

/** Shows a short message, which replaces the one on screen. */
export function notify(notice: Notice): void {
  currentNotice.set({ notice, id: ++lastId });
}

/** Hides this message if it is the one on screen, because it is no longer true. */
export function withdrawNotice({ text }: Notice): void {
  if (currentNotice.get()?.notice.text === text) currentNotice.set(null);
}

/** Hides any message, so that the next coach does not see it. */
export function clearNotice(): void {
  currentNotice.set(null);
}
