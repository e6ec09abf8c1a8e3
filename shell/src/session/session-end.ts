/** The ends of a session in this page. Each clears all cached answers, and what the device keeps of the day, before the next render. */
import type { Coach } from '@touchline/contracts/coach.schema';
import { clearNotice } from '../app/notices.js';
import { removeDay } from '../offline/day-store.js';
import { queryClient } from './query-client.js';
import { coachOf, session } from './session-state.js';
import { clearUnsavedWork, hasUnsavedWork } from './unsaved-work.js';
import { clearUnsentWork } from './unsent-work.js';

/** How long a locked page keeps unsaved work: enough to find the password, short enough for a shared computer. */
const LOCK_TIMEOUT_MS = 30 * 60_000;
/** How often a locked page checks its timeout. */
const LOCK_CHECK_INTERVAL_MS = 10_000;

export function endSession(cause: 'start' | 'expired' | 'logout'): void {
  // At the start nobody was signed in: what a public page keeps stays.
  if (cause !== 'start') clearUnsavedWork();
  clearUnsentWork();
  clearAnswers();
  session.set({ kind: 'signed-out', cause });
}

/** The server no longer knows the session. With unsaved work the page is locked, because leaving it would lose the work. */
export function expireSession(coach: Coach): void {
  if (hasUnsavedWork()) lock(coach);
  else endSession('expired');
}

/** Hides the page: for too long nobody knows whether the session still exists. Unsaved work is locked instead. */
export function hideSession(coach: Coach): void {
  if (hasUnsavedWork()) return lock(coach);
  clearUnsentWork();
  clearAnswers();
  session.set({ kind: 'unreachable' });
}

/** The coach of this page has signed in again, here or in another tab. */
export function resumeSession(coach: Coach): void {
  session.set({ kind: 'signed-in', coach, isConfirmed: true });
  // Requests made while locked have failed, and other answers may be old.
  void queryClient.invalidateQueries();
}

/**
 * Locks the page: keeps the unsaved work, and of the cached answers only those on screen. After LOCK_TIMEOUT_MS the
 * session ends like after any other 401, and the unsaved work is lost.
 */
function lock(coach: Coach): void {
  const locked = { kind: 'locked', coach, until: Date.now() + LOCK_TIMEOUT_MS } as const;
  session.set(locked);
  void removeDay();
  // Disabled queries of a mounted page count as on screen; only queries without observers are removed.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // Compares clock times, since a single timer would pause while the computer sleeps.
  const timer = setInterval(() => {
    if (session.get() !== locked) clearInterval(timer);
    else if (Date.now() >= locked.until) endSession('expired');
  }, LOCK_CHECK_INTERVAL_MS);
}

function clearAnswers(): void {
  void removeDay();
  // Without a coach there is nothing to clear, and a public page may have a request under way.
  if (coachOf(session.get()) === null) return;
  void queryClient.cancelQueries();
  queryClient.clear();
  clearNotice();
}
