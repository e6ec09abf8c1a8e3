/**
 * Who is signed in. The coach is kept in memory only; the server's cookie is the truth, and a reload asks it again.
 * Forgetting a coach empties everything that was answered to them, before anything else is drawn.
 */
import type { Coach } from '@touchline/contracts/coach.schema';
import { ApiError, createApiClient, type ApiClient } from '@touchline/ui/host';
import { QueryClient } from '@touchline/ui/query';
import { createStore } from '../app/store.js';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.js';
import { clearUnsavedWork } from './unsaved-work.js';

export type Session =
  | { kind: 'restoring' }
  /** The server gave no answer, so nobody knows yet. */
  | { kind: 'unreachable' }
  /** `expired`: the page that was open is worth returning to. After a logout it is not: the next coach is somebody else. */
  | { kind: 'signed-out'; cause: 'start' | 'expired' | 'logout' }
  | { kind: 'signed-in'; coach: Coach };

export const session = createStore<Session>({ kind: 'restoring' });

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a line a call must fail and say so; the library would hold it back in silence until the line returns.
    // That mode turns this off by itself: what failed without a line is asked for again when the line is back.
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 30_000, retry: (failures, error) => failures < 1 && !isRefusal(error) },
    mutations: { networkMode: 'always', retry: false },
  },
});

export const api: ApiClient = createApiClient(() => {
  if (session.get().kind === 'signed-in') forget('expired');
});

/** Asks about this browser only: its late "no" must not sign out who has signed in meanwhile. */
const restoring: ApiClient = createApiClient(() => {
  if (session.get().kind === 'restoring') forget('start');
});

/** The server understood and said no: asking again changes nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Asks the server whether this browser is signed in. */
export async function restoreSession(): Promise<void> {
  session.set({ kind: 'restoring' });
  try {
    session.set({ kind: 'signed-in', coach: await restoring.get<Coach>('/api/coach/me') });
  } catch {
    // A 401 has already signed out; anything else is no answer to the question.
    if (session.get().kind === 'restoring') session.set({ kind: 'unreachable' });
  }
}

/** Rejects with an ApiError: `bad_credentials`, `rate_limited`, `network`, … */
export async function signIn(email: string, password: string): Promise<void> {
  const coach = await api.send<Coach>('POST', '/api/coach/login', { email, password });
  queryClient.clear();
  session.set({ kind: 'signed-in', coach });
  tellOtherTabs({ signedIn: coach.coach_id });
}

/** Ends the session on the server, then here. Rejects when the server was not reached: then the coach is still signed in. */
export async function signOut(): Promise<void> {
  try {
    await api.send('POST', '/api/coach/logout');
  } catch (error) {
    if (session.get().kind === 'signed-in') throw error;
  }
  forget('logout');
  tellOtherTabs({ signedIn: null });
}

/** Follows what the other tabs of this browser do, since they share one cookie: a logout empties all of them, another coach replaces the first. */
export function followOtherTabs(): void {
  listenToOtherTabs(({ signedIn }) => {
    const current = session.get();
    const here = current.kind === 'signed-in' ? current.coach.coach_id : null;
    if (signedIn === here) return;
    if (here !== null) forget('logout');
    if (signedIn !== null) void restoreSession();
  });
}

function forget(cause: 'start' | 'expired' | 'logout'): void {
  clearUnsavedWork();
  // Where nobody was signed in there is nothing of anybody, and an open page may be waiting for its own answer.
  if (session.get().kind === 'signed-in') {
    void queryClient.cancelQueries();
    queryClient.clear();
  }
  session.set({ kind: 'signed-out', cause });
}
