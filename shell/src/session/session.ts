/**
 * Changes of the session. The coach is kept in memory only; after a reload the server is asked again, by the session
 * cookie. The end of a session clears all cached answers before the next render.
 */
import type { Coach } from '@touchline/contracts/coach.schema';
import { createApiClient, type ApiClient } from '@touchline/ui/host';
import { clearNotice } from '../app/notices.js';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.js';
import { queryClient } from './query-client.js';
import { createSessionClient, isUnauthenticated } from './session-client.js';
import { coachOf, session } from './session-state.js';
import { clearUnsavedWork, hasUnsavedWork } from './unsaved-work.js';
import { clearUnsentWork } from './unsent-work.js';

/** How long a locked page keeps unsaved work: enough to find the password, short enough for a shared computer. */
const LOCK_TIMEOUT_MS = 30 * 60_000;
/** How often a locked page checks its timeout. */
const LOCK_CHECK_INTERVAL_MS = 10_000;

/**
 * The API client of signed-in pages. A 401 ends the session and leads to the sign-in. With unsaved work the page is
 * locked instead, because leaving it would lose the work.
 */
export const api: ApiClient = createSessionClient(({ coach }) => {
  if (hasUnsavedWork()) lock(coach);
  else endSession('expired');
});

/**
 * The API client for sign-in, sign-out and calls without a sign-in. It works on a locked page, and a 401 does not end
 * the session.
 */
export const publicApi: ApiClient = createApiClient(() => undefined);

/** Asks the server whether this browser is signed in. */
export async function restoreSession(): Promise<void> {
  session.set({ kind: 'restoring' });
  const answer = await publicApi
    .call('GET /api/coach/me')
    .catch((error: unknown) => (isUnauthenticated(error) ? null : undefined));
  // A late answer must not replace a coach who signed in meanwhile.
  if (session.get().kind !== 'restoring') return;
  if (answer === null) endSession('start');
  else session.set(answer === undefined ? { kind: 'unreachable' } : { kind: 'signed-in', coach: answer });
}

/**
 * Rejects with an ApiError: `bad_credentials`, `rate_limited`, `network`, … The coach of a locked page returns to it,
 * and its queries are refetched; any other coach starts with an empty page.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const coach: Coach = await publicApi.call('POST /api/coach/login', { body: { email, password } });
  const before = session.get();
  if (before.kind === 'locked' && before.coach.coach_id === coach.coach_id) {
    resume(coach);
  } else {
    if (before.kind === 'locked') endSession('logout');
    queryClient.clear();
    session.set({ kind: 'signed-in', coach });
  }
  notifyOtherTabs({ signedIn: coach.coach_id });
}

/**
 * Ends the session on the server, then here. Rejects if the server was not reached; the coach is then still signed in.
 */
export async function signOut(): Promise<void> {
  await publicApi.call('POST /api/coach/logout').catch((error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
  });
  signOutLocally();
}

/** Signs out in all tabs of this browser, without a request. For a session that the server has already ended. */
export function signOutLocally(): void {
  endSession('logout');
  notifyOtherTabs({ signedIn: null });
}

/**
 * Checks the session after a password was set by a mailed link, which ends all sessions of that coach. If this
 * browser's session is gone, only this tab is signed out: another tab may have unsaved work, and locks itself at its
 * next request.
 * @returns whether a coach is still signed in; false if the server gave no answer
 */
export async function isSignedInAfterReset(): Promise<boolean> {
  const signedIn = await publicApi.call('GET /api/coach/me').then(
    () => true,
    () => false,
  );
  if (!signedIn) endSession('logout');
  return signedIn;
}

/**
 * Follows the other tabs, which share the session cookie: a logout signs out all tabs, and another coach replaces the
 * first.
 */
export function followOtherTabs(): void {
  listenToOtherTabs(({ signedIn }) => {
    const currentCoach = coachOf(session.get());
    if (currentCoach !== null && signedIn === currentCoach.coach_id) return resume(currentCoach);
    if (currentCoach !== null) endSession('logout');
    if (signedIn !== null) void restoreSession();
  });
}

/** The coach of this page has signed in again, here or in another tab. */
function resume(coach: Coach): void {
  session.set({ kind: 'signed-in', coach });
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
  // Disabled queries of a mounted page count as on screen; only queries without observers are removed.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // Compares clock times, since a single timer would pause while the computer sleeps.
  const timer = setInterval(() => {
    if (session.get() !== locked) clearInterval(timer);
    else if (Date.now() >= locked.until) endSession('expired');
  }, LOCK_CHECK_INTERVAL_MS);
}

function endSession(cause: 'start' | 'expired' | 'logout'): void {
  // At the start nobody was signed in: what a public page keeps stays.
  if (cause !== 'start') clearUnsavedWork();
  clearUnsentWork();
  // Without a coach there is nothing to clear, and a public page may have a request under way.
  if (coachOf(session.get()) !== null) {
    void queryClient.cancelQueries();
    queryClient.clear();
    clearNotice();
  }
  session.set({ kind: 'signed-out', cause });
}
