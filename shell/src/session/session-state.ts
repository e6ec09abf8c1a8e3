import type { Coach } from '@touchline/contracts/coach.schema';
import { createStore } from '../app/store.js';

export type Session =
  | { kind: 'restoring' }
  /** The server gave no answer, so it is unknown whether anybody is signed in. */
  | { kind: 'unreachable' }
  /**
   * `expired`: the next sign-in returns to the open page. After a logout it does not, since the next coach may be
   * another one.
   */
  | { kind: 'signed-out'; cause: 'start' | 'expired' | 'logout' }
  /** `isConfirmed` is false while the page goes on with the kept day, because the server has not answered yet. */
  | { kind: 'signed-in'; coach: Coach; isConfirmed: boolean }
  /**
   * The server has ended the session while the page had unsaved work. The page stays mounted below the lock screen
   * until this coach signs in again, at most until `until` (milliseconds since 1970).
   */
  | { kind: 'locked'; coach: Coach; until: number };

/** The session of this page. Each change sets a new object, by which a request recognises the session it started in. */
export const session = createStore<Session>({ kind: 'restoring' });

/** The coach whose page is on screen, also if it is locked; null if nobody is signed in. */
export function coachOf(current: Session): Coach | null {
  return current.kind === 'signed-in' || current.kind === 'locked' ? current.coach : null;
}
