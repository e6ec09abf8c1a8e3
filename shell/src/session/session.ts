/**
 * The steps between the sign-ins. The coach is kept in memory only; the server's cookie is the truth, and a reload asks it again.
 * Forgetting a coach empties everything that was answered to them, before anything else is drawn.
 */
import type { Coach } from '@touchline/contracts/coach.schema';
import { createApiClient, type ApiClient } from '@touchline/ui/host';
import { clearNotices } from '../app/notices.js';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.js';
import { queryClient } from './query-client.js';
import { createSessionClient, isUnauthenticated } from './session-client.js';
import { coachOf, session } from './session-state.js';
import { clearUnsavedWork, hasUnsavedWork } from './unsaved-work.js';
import { forgetWaitingWork } from './waiting-work.js';

/** How long typed work waits for its coach. Half an hour is time to find the password, and little for figures to lie in a computer that others use, too. */
const KEPT_MS = 30 * 60_000;
/** How often a locked page looks whether its time is over. */
const LOOK_EVERY_MS = 10_000;

/**
 * The server has ended a sign-in. Any 401 forgets the coach at once and leads to the sign-in; with typed work open it does not, on purpose:
 * the work would be lost by that. There the page stays instead, covered and mute, for the same coach to sign in again.
 */
export const api: ApiClient = createSessionClient(({ coach }) => {
  if (hasUnsavedWork()) lock(coach);
  else forget('expired');
});

/** The way in and out, and for what needs no sign-in: a locked page has it, too. What it is refused is the caller's business and ends no sign-in. */
export const door: ApiClient = createApiClient(() => undefined);

/** Asks the server whether this browser is signed in. */
export async function restoreSession(): Promise<void> {
  session.set({ kind: 'restoring' });
  const answer = await door
    .get<Coach>('/api/coach/me')
    .catch((error: unknown) => (isUnauthenticated(error) ? null : undefined));
  // A late answer must not sign out, or replace, who has signed in meanwhile.
  if (session.get().kind !== 'restoring') return;
  if (answer === null) forget('start');
  else session.set(answer === undefined ? { kind: 'unreachable' } : { kind: 'signed-in', coach: answer });
}

/**
 * Rejects with an ApiError: `bad_credentials`, `rate_limited`, `network`, …
 * The coach of a locked page finds it as it was, and everything on it is asked for anew; anybody else begins with an empty one.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const coach = await door.send<Coach>('POST', '/api/coach/login', { email, password });
  const before = session.get();
  if (before.kind === 'locked' && before.coach.coach_id === coach.coach_id) {
    resume(coach);
  } else {
    if (before.kind === 'locked') forget('logout');
    queryClient.clear();
    session.set({ kind: 'signed-in', coach });
  }
  tellOtherTabs({ signedIn: coach.coach_id });
}

/** Ends the session on the server, then here. Rejects when the server was not reached: then the coach is still signed in. */
export async function signOut(): Promise<void> {
  await door.send('POST', '/api/coach/logout').catch((error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
  });
  leave();
}

/** Forgets the coach in all tabs of this browser. For where the server has ended the session already. */
export function leave(): void {
  forget('logout');
  tellOtherTabs({ signedIn: null });
}

/**
 * A password was set here without a sign-in, which ends every session of its coach: perhaps the one of this browser, perhaps not. Without one
 * this tab forgets its coach, and this tab alone: in another there may be typed work, which its own next call keeps by locking it.
 * @returns whether somebody is still signed in; false, too, where the server gave no answer
 */
export async function outlivesReset(): Promise<boolean> {
  const signedIn = await door.get<Coach>('/api/coach/me').then(
    () => true,
    () => false,
  );
  if (!signedIn) forget('logout');
  return signedIn;
}

/** Follows what the other tabs of this browser do, since they share one cookie: a logout empties all of them, another coach replaces the first. */
export function followOtherTabs(): void {
  listenToOtherTabs(({ signedIn }) => {
    const here = coachOf(session.get());
    if (here !== null && signedIn === here.coach_id) return resume(here);
    if (here !== null) forget('logout');
    if (signedIn !== null) void restoreSession();
  });
}

/** The coach of this page has signed in once more, here or in another tab. */
function resume(coach: Coach): void {
  session.set({ kind: 'signed-in', coach });
  // What was asked in between has failed, and the rest may be hours old.
  void queryClient.invalidateQueries();
}

/**
 * Keeps the page with what is typed, and of all answers only those it is showing. Nobody may ever come back to it, so it has an end: then the
 * coach is forgotten like after any other 401, and what was typed with them.
 */
function lock(coach: Coach): void {
  const locked = { kind: 'locked', coach, until: Date.now() + KEPT_MS } as const;
  session.set(locked);
  // Also what is switched off on a mounted page is the page's: only what nobody observes goes.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // One timer for the whole time would stand still while the computer sleeps: the time of day does not.
  const look = setInterval(() => {
    if (session.get() !== locked) clearInterval(look);
    else if (Date.now() >= locked.until) forget('expired');
  }, LOOK_EVERY_MS);
}

function forget(cause: 'start' | 'expired' | 'logout'): void {
  clearUnsavedWork();
  forgetWaitingWork();
  // Where nobody was signed in there is nothing of anybody, and an open page may be waiting for its own answer.
  if (coachOf(session.get()) !== null) {
    void queryClient.cancelQueries();
    queryClient.clear();
    clearNotices();
  }
  session.set({ kind: 'signed-out', cause });
}
