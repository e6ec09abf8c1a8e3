import type { Coach } from '@touchline/contracts/coach.schema';
import { createStore } from '../app/store.js';

export type Session =
  | { kind: 'restoring' }
  /** The server gave no answer, so nobody knows yet. */
  | { kind: 'unreachable' }
  /** `expired`: the page that was open is worth returning to. After a logout it is not: the next coach is somebody else. */
  | { kind: 'signed-out'; cause: 'start' | 'expired' | 'logout' }
  | { kind: 'signed-in'; coach: Coach }
  /**
   * The server has ended the session while typed work stood open: the page waits, covered, until this coach has signed in again, at most
   * until `until` (milliseconds since 1970).
   */
  | { kind: 'locked'; coach: Coach; until: number };

/** Who is signed in. Each step puts a new object here, so that a call can tell whether it still belongs to the sign-in it began in. */
export const session = createStore<Session>({ kind: 'restoring' });

/** The coach whose page is on screen, readable or covered; null where nobody is signed in. */
export function coachOf(current: Session): Coach | null {
  return current.kind === 'signed-in' || current.kind === 'locked' ? current.coach : null;
}
