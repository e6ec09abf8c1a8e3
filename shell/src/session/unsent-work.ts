/**
 * Work that areas keep on this device until the server can be reached: a sentence per area. The names of these areas
 * are stored per coach, so that the shell loads them after a reload. The work itself is stored by the areas.
 */
import { createStore } from '../app/store.js';
import { coachOf, session } from './session-state.js';

export const unsentWork = createStore<ReadonlyMap<string, string>>(new Map());

export function setUnsentWork(coachId: number, area: string, sentence: string | null): void {
  // A late call for a coach who signed out must not show up for the next coach.
  if (coachOf(session.get())?.coach_id === coachId) {
    const sentences = new Map(unsentWork.get());
    if (sentence === null) sentences.delete(area);
    else sentences.set(area, sentence);
    unsentWork.set(sentences);
  }
  const areas = new Set(areasWithUnsentWork(coachId));
  if (sentence === null) areas.delete(area);
  else areas.add(area);
  storeAreas(coachId, [...areas]);
}

/** The areas with unsent work of this coach, also from before a reload. */
export function areasWithUnsentWork(coachId: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(coachId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Clears the sentences when the session ends. The stored area names stay for the coach's next sign-in. */
export const clearUnsentWork = (): void => unsentWork.set(new Map());

const keyOf = (coachId: number) => `touchline.waiting.${coachId}`;

function storeAreas(coachId: number, areas: readonly string[]): void {
  try {
    if (areas.length === 0) localStorage.removeItem(keyOf(coachId));
    else localStorage.setItem(keyOf(coachId), JSON.stringify(areas));
  } catch {
    // Without storage the area sends its work when it is opened.
  }
}
