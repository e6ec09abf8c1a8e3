import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import type { Coach } from '@touchline/contracts/coach.schema';
import { areaNames } from '@touchline/ui/host';
import type { TabMessage } from './other-tabs.js';

/** Delivers a message of another tab to this one. */
let receiveFromOtherTab: (message: TabMessage) => void = () => undefined;
const sentToOtherTabs: TabMessage[] = [];
Object.assign(globalThis, {
  BroadcastChannel: class {
    addEventListener(_: string, listener: (event: { data: TabMessage }) => void): void {
      receiveFromOtherTab = (data) => listener({ data });
    }
    postMessage(message: TabMessage): void {
      sentToOtherTabs.push(message);
    }
  },
});

type SessionModule = typeof import('./session.js');
let steps: SessionModule;
let state: typeof import('./session-state.js');
let restoring: typeof import('./restore-session.js');
let pending: typeof import('./pending-logout.js');
let work: typeof import('./unsaved-work.js');
let day: typeof import('../offline/day-store.js');
let cache: typeof import('./query-client.js');

const coach = (coach_id: number): Coach => ({
  success: true,
  coach_id,
  name: `Coach ${coach_id}`,
  email: `coach${coach_id}@club.example`,
  phone: null,
  institution: 'Club',
  role: 'Coach',
  roles: [],
  other_teams_sessions: 'shown',
  late_marks: 'off',
  avatar: null,
});
const UNAUTHENTICATED = { status: 401, body: { code: 'unauthenticated', error: 'Please sign in.' } };

interface Answer {
  status: number;
  body?: unknown;
}
let requests: string[] = [];
/** The server's answers by path; null for no answer. */
let answers: Record<string, Answer | null | Promise<Answer>> = {};

beforeAll(async () => {
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    const answer = await answers[String(url)];
    if (!answer) throw new TypeError('offline');
    const { status, body } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Map(),
      text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    } as unknown as Response;
  };
  steps = await import('./session.js');
  restoring = await import('./restore-session.js');
  pending = await import('./pending-logout.js');
  day = await import('../offline/day-store.js');
  state = await import('./session-state.js');
  work = await import('./unsaved-work.js');
  cache = await import('./query-client.js');
  steps.followOtherTabs();
});

beforeEach(async () => {
  answers = {
    '/api/coach/login': { status: 200, body: coach(1) },
    '/api/coach/logout': { status: 204 },
    '/api/teams': UNAUTHENTICATED,
  };
  work.clearUnsavedWork();
  state.session.set({ kind: 'signed-out', cause: 'start' });
  await steps.signIn('coach1@club.example', 'x');
  cache.queryClient.setQueryData(['athletes'], ['Ana Núñez']);
  requests = [];
  sentToOtherTabs.length = 0;
});

afterEach(() => {
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
});

const kind = () => state.session.get().kind;
/** Waits for requests, and for what the device keeps. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const kept = () => cache.queryClient.getQueryData(['athletes']);
const call = () =>
  steps.api.call('GET /api/teams').then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );
/** Observes a query, like a mounted component. */
const unsubscribers: (() => void)[] = [];
function show(key: string, enabled = true): void {
  const observer = new QueryObserver(cache.queryClient, {
    queryKey: areaNames(key).key(),
    queryFn: () => steps.api.call(`GET /api/${key}` as 'GET /api/teams'),
    enabled,
  });
  unsubscribers.push(observer.subscribe(() => undefined));
}
/** Ends the session while a page that shows the athletes has unsaved work. */
async function lock(): Promise<void> {
  show('athletes');
  work.setUnsaved('history', true);
  await call();
  expect(state.session.get()).toMatchObject({ kind: 'locked', coach: { coach_id: 1 } });
}

it('an ended session clears the coach and all cached answers', async () => {
  await call();
  expect([state.session.get(), kept()]).toEqual([{ kind: 'signed-out', cause: 'expired' }, undefined]);
});

it('with unsaved work the page keeps its answers and sends no more requests', async () => {
  await lock();
  expect(kept()).toEqual(['Ana Núñez']);
  requests = [];
  expect([
    await call(),
    await steps.api
      .call('PUT /api/teams/{id}', { params: { id: 1 }, body: { name: 'First' } })
      .catch((error: { sentence: string }) => error.sentence),
  ]).toEqual(['unauthenticated', 'Your session has ended. Please try again.']);
  expect(requests).toEqual([]);
  expect(work.hasUnsavedWork()).toBe(true);
});

it('a locked page keeps only the answers on screen, of enabled and disabled queries', async () => {
  for (const key of ['shown', 'switched-off', 'left', 'never-shown'])
    cache.queryClient.setQueryData(areaNames(key).key(), 'Ana Núñez');
  for (const key of ['shown', 'switched-off', 'left']) show(key, key !== 'switched-off');
  unsubscribers.pop()?.();
  await lock();
  expect(
    cache.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['athletes', 'shown', 'switched-off']);
});

describe('a locked page without a new sign-in', () => {
  const MINUTE = 60_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('loses everything after half an hour', async () => {
    await lock();
    jest.advanceTimersByTime(30 * MINUTE - 1);
    expect([kind(), kept(), work.hasUnsavedWork()]).toEqual(['locked', ['Ana Núñez'], true]);
    jest.advanceTimersByTime(1);
    expect([state.session.get(), kept(), work.hasUnsavedWork(), sentToOtherTabs]).toEqual([
      { kind: 'signed-out', cause: 'expired' },
      undefined,
      false,
      [],
    ]);
  });

  it('counts the time the computer sleeps', async () => {
    await lock();
    jest.setSystemTime(Date.now() + 30 * MINUTE);
    jest.advanceTimersByTime(MINUTE);
    expect([kind(), kept()]).toEqual(['signed-out', undefined]);
  });

  it('an unlocked page is not ended by its earlier lock, and the next lock has its own half hour', async () => {
    await lock();
    await steps.signIn('coach1@club.example', 'x');
    jest.advanceTimersByTime(20 * MINUTE);
    await lock();
    jest.advanceTimersByTime(20 * MINUTE);
    expect(kind()).toBe('locked');
    jest.advanceTimersByTime(10 * MINUTE);
    expect(kind()).toBe('signed-out');
  });
});

it('the same coach returns to the page, and its queries are refetched', async () => {
  await lock();
  await steps.signIn('coach1@club.example', 'x');
  expect([kind(), kept(), work.hasUnsavedWork()]).toEqual(['signed-in', ['Ana Núñez'], true]);
  expect(cache.queryClient.getQueryState(['athletes'])?.isInvalidated).toBe(true);
  expect(sentToOtherTabs).toEqual([{ signedIn: 1 }]);
  answers['/api/teams'] = { status: 200, body: [] };
  expect(await call()).toBe('answered');
});

it('a failed sign-in leaves the page locked', async () => {
  await lock();
  answers['/api/coach/login'] = { status: 401, body: { code: 'bad_credentials', error: 'x' } };
  await expect(steps.signIn('coach1@club.example', 'x')).rejects.toMatchObject({ code: 'bad_credentials' });
  answers['/api/coach/login'] = null;
  await expect(steps.signIn('coach1@club.example', 'x')).rejects.toMatchObject({ code: 'network' });
  expect([kind(), work.hasUnsavedWork()]).toEqual(['locked', true]);
});

it('another coach finds nothing of the locked page', async () => {
  await lock();
  answers['/api/coach/login'] = { status: 200, body: coach(2) };
  await steps.signIn('coach1@club.example', 'x');
  expect(state.session.get()).toMatchObject({ kind: 'signed-in', coach: { coach_id: 2 } });
  expect([kept(), work.hasUnsavedWork()]).toEqual([undefined, false]);
});

it('leaving a locked page signs out and clears all tabs', async () => {
  await lock();
  steps.signOutLocally();
  expect([state.session.get(), kept(), work.hasUnsavedWork(), sentToOtherTabs]).toEqual([
    { kind: 'signed-out', cause: 'logout' },
    undefined,
    false,
    [{ signedIn: null }],
  ]);
});

it.each<[string, Answer | null, string, boolean]>([
  ['ended, so this tab is signed out', UNAUTHENTICATED, 'signed-out', false],
  ['another coach’s, who stays signed in', { status: 200, body: coach(1) }, 'signed-in', true],
  ['unknown, so this tab is signed out', null, 'signed-out', false],
])('after a password was set by a link, the session of this browser is %s', async (_, answer, after, outlived) => {
  answers['/api/coach/me'] = answer;
  expect(await steps.isSignedInAfterReset()).toBe(outlived);
  expect([kind(), sentToOtherTabs]).toEqual([after, []]);
});

it('a late 401 of an ended session does not end the next one', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  answers['/api/teams'] = new Promise((resolve) => (arrive = resolve));
  const late = call();
  work.setUnsaved('history', true);
  answers['/api/athletes/list'] = UNAUTHENTICATED;
  await steps.api.call('GET /api/athletes/list').catch(() => undefined);
  await steps.signIn('coach1@club.example', 'x');
  arrive(UNAUTHENTICATED);
  expect(await late).toBe('unauthenticated');
  expect(kind()).toBe('signed-in');
});

it.each<[string, TabMessage, string, boolean]>([
  ['a logout clears everything', { signedIn: null }, 'signed-out', false],
  ['the same coach unlocks this one', { signedIn: 1 }, 'signed-in', true],
  ['another coach replaces the first', { signedIn: 2 }, 'signed-in', false],
])('in another tab: %s', async (_, message, after, typedIsThere) => {
  await lock();
  answers['/api/coach/me'] = { status: 200, body: coach(2) };
  receiveFromOtherTab(message);
  await settled();
  expect([kind(), work.hasUnsavedWork(), kept() !== undefined]).toEqual([after, typedIsThere, typedIsThere]);
});

it.each<[string, Answer | null, boolean]>([
  ['has ended it', { status: 204 }, false],
  ['had ended it before', UNAUTHENTICATED, false],
  ['was not reached', null, true],
  ['failed', { status: 503, body: { code: 'busy' } }, true],
])('a logout signs out at once; the session stays noted unless the server %s', async (_, answer, isNoted) => {
  work.setUnsaved('history', true);
  answers['/api/coach/logout'] = answer;
  steps.signOut();
  expect([kind(), work.hasUnsavedWork(), kept(), sentToOtherTabs]).toEqual([
    'signed-out',
    false,
    undefined,
    [{ signedIn: null }],
  ]);
  await settled();
  expect(pending.isLogoutPending()).toBe(isNoted);
});

describe('after a logout that the server does not know', () => {
  beforeEach(async () => {
    answers['/api/coach/logout'] = null;
    answers['/api/coach/me'] = { status: 200, body: coach(1) };
    steps.signOut();
    await settled();
    requests = [];
  });

  it('a reload restores nothing from the cookie, and does not ask who is signed in', async () => {
    await restoring.restoreSession();
    expect([state.session.get(), requests]).toEqual([{ kind: 'signed-out', cause: 'logout' }, ['/api/coach/logout']]);
  });

  it('nobody signs in before the session has ended', async () => {
    expect(await steps.signIn('coach1@club.example', 'x').catch((error: { code: string }) => error.code)).toBe(
      'network',
    );
    expect([kind(), requests]).toEqual(['signed-out', ['/api/coach/logout']]);
  });

  it('the session ends first when the server is back', async () => {
    answers['/api/coach/logout'] = { status: 204 };
    await steps.signIn('coach1@club.example', 'x');
    expect([kind(), requests]).toEqual(['signed-in', ['/api/coach/logout', '/api/coach/login']]);
    await restoring.restoreSession();
    expect([kind(), requests.at(-1)]).toEqual(['signed-in', '/api/coach/me']);
  });
});

it.each<[string, Answer | null, string]>([
  ['restores the coach', { status: 200, body: coach(3) }, 'signed-in'],
  ['knows no session', UNAUTHENTICATED, 'signed-out'],
  ['is not reached', null, 'unreachable'],
])('a reload: the server %s', async (_, answer, after) => {
  answers['/api/coach/me'] = answer;
  await restoring.restoreSession();
  expect(kind()).toBe(after);
});

describe('a page that starts without an answer of the server', () => {
  beforeEach(async () => {
    answers['/api/coach/me'] = null;
    await day.keepContact(coach(1));
    state.session.set({ kind: 'unreachable' });
    await restoring.restoreSession();
    requests = [];
    answers['/api/teams'] = { status: 200, body: [] };
  });

  it('goes on with the coach of the kept day', () => {
    expect(state.session.get()).toEqual({ kind: 'signed-in', coach: coach(1), isConfirmed: false });
  });

  it('sends nothing before the session is confirmed', async () => {
    expect([await call(), requests]).toEqual(['network', ['/api/coach/me']]);
    expect(kind()).toBe('signed-in');
  });

  it('confirms the session once, then sends the request', async () => {
    answers['/api/coach/me'] = { status: 200, body: coach(1) };
    await Promise.all([call(), call()]);
    expect(requests).toEqual(['/api/coach/me', '/api/teams', '/api/teams']);
    expect(state.session.get()).toMatchObject({ isConfirmed: true });
  });

  it.each([
    ['with nothing typed it ends', false, 'signed-out'],
    ['with something typed it is locked', true, 'locked'],
  ])('sends nothing in a session that has ended: %s', async (_, hasTyped, after) => {
    answers['/api/coach/me'] = UNAUTHENTICATED;
    if (hasTyped) work.setUnsaved('history', true);
    await call();
    expect([kind(), work.hasUnsavedWork()]).toEqual([after, hasTyped]);
    expect(requests).not.toContain('/api/teams');
    expect(await day.readDay()).toBeNull();
  });

  it('starts over when another coach has signed in meanwhile', async () => {
    cache.queryClient.setQueryData(['athletes'], ['Ana Núñez']);
    answers['/api/coach/me'] = { status: 200, body: coach(2) };
    await call();
    expect([state.session.get(), kept()]).toEqual([
      { kind: 'signed-in', coach: coach(2), isConfirmed: true },
      undefined,
    ]);
  });

  it('opens nothing after a logout', async () => {
    answers['/api/coach/logout'] = null;
    steps.signOut();
    await settled();
    expect(await day.readDay()).toBeNull();
    await restoring.restoreSession();
    expect(kind()).toBe('signed-out');
  });
});

it('a page that changes the settings of the club drops what they no longer show', async () => {
  const hidden: Coach = { ...coach(1), other_teams_sessions: 'hidden' };
  answers['/api/club'] = { status: 200, body: {} };
  answers['/api/coach/me'] = { status: 200, body: coach(1) };
  const change = () => steps.api.call('PUT /api/club', { body: { other_teams_sessions: 'hidden', version: 1 } });
  await change();
  await settled();
  expect(kept()).toEqual(['Ana Núñez']);

  answers['/api/coach/me'] = { status: 200, body: hidden };
  await change();
  await settled();
  expect([state.session.get(), kept()]).toEqual([{ kind: 'signed-in', coach: hidden, isConfirmed: true }, undefined]);
});

it('a page that starts without a session keeps what a public page holds', async () => {
  answers['/api/coach/me'] = UNAUTHENTICATED;
  work.setUnsaved('reset-link', true);
  await restoring.restoreSession();
  expect(state.session.get()).toEqual({ kind: 'signed-out', cause: 'start' });
  expect(work.hasUnsavedWork()).toBe(true);
});

it('a late answer to the first request does not sign out a coach who signed in meanwhile', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  answers['/api/coach/me'] = new Promise((resolve) => (arrive = resolve));
  const restored = restoring.restoreSession();
  await steps.signIn('coach1@club.example', 'x');
  arrive(UNAUTHENTICATED);
  await restored;
  expect(state.session.get()).toMatchObject({ kind: 'signed-in', coach: { coach_id: 1 } });
});
