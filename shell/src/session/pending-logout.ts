/**
 * A logout that the server has not confirmed. The page forgets the coach at once; this note stays until the server has ended the
 * session, and as long as it stays nothing is restored from the cookie and nobody signs in here. All tabs of the browser share it.
 */
import { ApiError, createApiClient } from '@touchline/ui/host';
import { isUnauthenticated } from './session-client.js';

const STORAGE_KEY = 'touchline.shell.ending';
const RETRY_MS = 15_000;

const client = createApiClient(() => undefined);
/** Without storage the note lasts as long as the page. */
let isNotedHere = false;
let sending: Promise<boolean> | null = null;

export function noteLogout(): void {
  isNotedHere = true;
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // A full or blocked storage: the page itself remembers.
  }
}

export function isLogoutPending(): boolean {
  try {
    return isNotedHere || localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return isNotedHere;
  }
}

/** Ends the session on the server if a logout is pending. Resolves to whether none is pending any more. Never rejects. */
export function finishLogout(): Promise<boolean> {
  if (!isLogoutPending()) return Promise.resolve(true);
  sending ??= client
    .call('POST /api/coach/logout')
    .then(
      () => true,
      (error: unknown) => isUnauthenticated(error),
    )
    .then((isEnded) => {
      if (isEnded) forgetNote();
      return isEnded;
    })
    .finally(() => (sending = null));
  return sending;
}

/** For work that may only follow a finished logout. Rejects like a request without an answer. */
export async function requireFinishedLogout(): Promise<void> {
  if (!(await finishLogout())) throw new ApiError(0, 'network', null);
}

/** Tries again when the connection is back, and from time to time. */
export function followPendingLogout(): void {
  window.addEventListener('online', () => void finishLogout());
  setInterval(() => void finishLogout(), RETRY_MS);
}

function forgetNote(): void {
  isNotedHere = false;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // It could not be written either.
  }
}
