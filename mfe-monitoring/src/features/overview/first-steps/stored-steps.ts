import { readStored, store } from '../../../shared/browser-storage.js';
import { own } from '../../../shared/own-names.js';

/** What this browser knows of a coach's first steps. */
export interface StoredSteps {
  skipped: readonly string[];
  /** Nothing is left to do: the overview does not ask any more. */
  isOver: boolean;
}

const nameFor = (coachId: number): string => own.storage(`first-steps.${coachId}`);

/** Null where the steps were never shown, and where nothing can be stored. */
export function readSteps(coachId: number): StoredSteps | null {
  try {
    return JSON.parse(readStored(nameFor(coachId)) ?? 'null') as StoredSteps | null;
  } catch {
    return null;
  }
}

export const storeSteps = (coachId: number, steps: StoredSteps): void => store(nameFor(coachId), JSON.stringify(steps));
