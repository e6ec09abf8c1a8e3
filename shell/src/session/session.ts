/** Changes of the session. The page keeps the coach in memory; after a reload the server is asked again, by the session cookie. */
import type { Coach } from '@touchline/contracts/coach.schema';
import type { ApiClient } from '@touchline/ui/host';
import { noteContact, startContact } from './contact.js';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.js';
import { finishLogout, noteLogout, requireFinishedLogout } from './pending-logout.js';
import { askForCoach, publicApi } from './public-api.js';
import { queryClient } from './query-client.js';
import { confirmSession, restoreSession } from './restore-session.js';
import { readRoles } from './own-roles.js';
import { createSessionClient } from './session-client.js';
import { endSession, expireSession, resumeSession } from './session-end.js';
import { coachOf, session } from './session-state.js';

/** The API client of signed-in pages. A 401 ends the session and leads to the sign-in, or locks a page with unsaved work. */
export const api: ApiClient = withClubChanges(
  createSessionClient({
    confirm: confirmSession,
    onAnswer: ({ coach }) => noteContact(coach),
    onNotPermitted: () => void readRoles(),
    onEnded: ({ coach }) => expireSession(coach),
  }),
);

/** Reads the settings of the club again after this page has changed them: what the coach sees follows from them. */
function withClubChanges(client: ApiClient): ApiClient {
  // In brackets, because the build asks each `.call` for its route, which is named where the call begins.
  const call = client['call'];
  return {
    call: async (...request) => {
      const answer = await call(...request);
      if (request[0] === 'PUT /api/club') void readRoles();
      return answer;
    },
  };
}

/**
 * Rejects with an ApiError: `bad_credentials`, `rate_limited`, `network`, … The coach of a locked page returns to it,
 * and its queries are refetched; any other coach starts with an empty page.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await requireFinishedLogout();
  const coach: Coach = await publicApi.call('POST /api/coach/login', { body: { email, password } });
  const before = session.get();
  if (before.kind === 'locked' && before.coach.coach_id === coach.coach_id) {
    resumeSession(coach);
  } else {
    if (before.kind === 'locked') endSession('logout');
    queryClient.clear();
    session.set({ kind: 'signed-in', coach, isConfirmed: true });
  }
  startContact(coach);
  notifyOtherTabs({ signedIn: coach.coach_id });
}

/** Signs out here at once, also without a connection, and on the server as soon as it can be reached. */
export function signOut(): void {
  noteLogout();
  signOutLocally();
  void finishLogout();
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
  const isSignedIn = Boolean(await askForCoach());
  if (!isSignedIn) endSession('logout');
  return isSignedIn;
}

/**
 * Follows the other tabs, which share the session cookie: a logout signs out all tabs, and another coach replaces the
 * first.
 */
export function followOtherTabs(): void {
  listenToOtherTabs(({ signedIn }) => {
    const currentCoach = coachOf(session.get());
    if (currentCoach !== null && signedIn === currentCoach.coach_id) return resumeSession(currentCoach);
    if (currentCoach !== null) endSession('logout');
    if (signedIn !== null) void restoreSession();
  });
}
