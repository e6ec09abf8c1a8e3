/* eslint-disable no-restricted-globals -- Which first steps a coach has skipped, per browser. */
import { own } from '../../../shared/own-names.js';

/** What this device knows of a coach's first steps. */
export interface StoredSteps {
  skipped: readonly string[];
  /** Nothing is left to do: the overview does not ask any more. */
  isOver: boolean;
}

const nameFor = (coachId: number): string => own.storage(`first-steps.${coachId}`);

/** Null where they were never shown, or where nothing can be stored. */
export function readSteps(coachId: number): StoredSteps | null {
  try {
    return JSON.parse(localStorage.getItem(nameFor(coachId)) ?? 'null') as StoredSteps | null;
  } catch {
    return null;
  }
}

export function storeSteps(coachId: number, steps: StoredSteps): void {
  try {
    localStorage.setItem(nameFor(coachId), JSON.stringify(steps));
  } catch {
    // They come back with the next visit.
  }
}
