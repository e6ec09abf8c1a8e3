/**
 * What areas keep on this device until the server can be reached, by area: a sentence each. Which areas they are is remembered beyond a reload, for each
 * coach by themselves, so that the frame wakes them; what they keep is theirs, and nothing of it stands here.
 */
import { createStore } from '../app/store.js';
import { coachOf, session } from './session-state.js';

export const waitingWork = createStore<ReadonlyMap<string, string>>(new Map());

export function setWaiting(coachId: number, area: string, sentence: string | null): void {
  // What was on its way when its coach left is none of the next one's.
  if (coachOf(session.get())?.coach_id === coachId) {
    const sentences = new Map(waitingWork.get());
    if (sentence === null) sentences.delete(area);
    else sentences.set(area, sentence);
    waitingWork.set(sentences);
  }
  const left = new Set(areasWithWork(coachId));
  if (sentence === null) left.delete(area);
  else left.add(area);
  remember(coachId, [...left]);
}

/** The areas that left work of this coach behind, here or before a reload. */
export function areasWithWork(coachId: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(coachId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Another coach is at this page now: what is kept for the one before waits for them. */
export const forgetWaitingWork = (): void => waitingWork.set(new Map());

const keyOf = (coachId: number) => `touchline.waiting.${coachId}`;

function remember(coachId: number, areas: readonly string[]): void {
  try {
    if (areas.length === 0) localStorage.removeItem(keyOf(coachId));
    else localStorage.setItem(keyOf(coachId), JSON.stringify(areas));
  } catch {
    // Then the area goes on when somebody opens it.
  }
}
