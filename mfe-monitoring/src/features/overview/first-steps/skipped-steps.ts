import { own } from '../../../shared/own-names.js';
import { STEPS, type Step } from './steps.js';

/** What a coach has put aside on this device, and whether the steps are still shown. */
const nameFor = (coachId: number): string => own.storage(`first-steps.${coachId}`);

/** Where nothing can be stored, nothing is skipped. */
export function readSkipped(coachId: number): Step[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameFor(coachId)) ?? '[]');
    return Array.isArray(stored) ? STEPS.filter((step) => stored.includes(step)) : [];
  } catch {
    return [];
  }
}

export function storeSkipped(coachId: number, skipped: readonly Step[]): void {
  try {
    localStorage.setItem(nameFor(coachId), JSON.stringify(skipped));
  } catch {
    // They come back with the next visit.
  }
}
