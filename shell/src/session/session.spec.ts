import { QueryObserver } from '@tanstack/react-query';
import type { Coach } from '@touchline/contracts/coach.schema';
import type { TabMessage } from './other-tabs.js';

/** The other tabs of this browser, as this one hears them. */
let hear: (message: TabMessage) => void = () => undefined;
const told: TabMessage[] = [];
Object.assign(globalThis, {
  BroadcastChannel: class {
    addEventListener(_: string, listener: (event: { data: TabMessage }) => void): void {
      hear = (data) => listener({ data });
    }
    postMessage(message: TabMessage): void {
      told.push(message);
    }
  },
});

type SessionModule = typeof import('./session.js');
let steps: SessionModule;
let state: typeof import('./session-state.js');
let work: typeof import('./unsaved-work.js');
let cache: typeof import('./query-client.js');

const coach = (coach_id: number): Coach => ({
  success: true,
  coach_id,
  name: `Coach ${coach_id}`,
  email: `coach${coach_id}@club.example`,
  phone: null,
  institution: 'Club',
  role: 'Coach',
  avatar: null,
});
const UNAUTHENTICATED = { status: 401, body: { code: 'unauthenticated', error: 'Please sign in.' } };

interface Answer {
  status: number;
  body?: unknown;
}
let asked: string[] = [];
/** What the server answers, by path. `null`: nobody answers. */
let answers: Record<string, Answer | null | Promise<Answer>> = {};

beforeAll(async () => {
  globalThis.fetch = async (url) => {
    asked.push(String(url));
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
  state = await import('./session-state.js');
  work = await import('./unsaved-work.js');
  cache = await import('./query-client.js');
  steps.followOtherTabs();
});

beforeEach(async () => {
  answers = { '/api/coach/login': { status: 200, body: coach(1) }, '/api/teams': UNAUTHENTICATED };
  work.clearUnsavedWork();
  state.session.set({ kind: 'signed-out', cause: 'start' });
  await steps.signIn('coach1@club.example', 'x');
  cache.queryClient.setQueryData(['athletes'], ['Ana Núñez']);
  asked = [];
  told.length = 0;
});

afterEach(() => {
  for (const leave of leavers.splice(0)) leave();
});

const kind = () => state.session.get().kind;
const kept = () => cache.queryClient.getQueryData(['athletes']);
const call = () =>
  steps.api.get('/api/teams').then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );
/** A mounted part of a page that shows an answer, as its hooks watch it. */
const leavers: (() => void)[] = [];
function show(key: string, enabled = true): void {
  const observer = new QueryObserver(cache.queryClient, {
    queryKey: [key],
    queryFn: () => steps.api.get(`/api/${key}`),
    enabled,
  });
  leavers.push(observer.subscribe(() => undefined));
}
/** The session ends while something is typed on a page that shows the athletes. */
async function lock(): Promise<void> {
  show('athletes');
  work.setUnsaved('history', true);
  await call();
  expect(state.session.get()).toMatchObject({ kind: 'locked', coach: { coach_id: 1 } });
}

it('a session that ended forgets the coach and everything that was answered', async () => {
  await call();
  expect([state.session.get(), kept()]).toEqual([{ kind: 'signed-out', cause: 'expired' }, undefined]);
});

it('with something typed the page stays with its answers, and nothing more is asked', async () => {
  await lock();
  expect(kept()).toEqual(['Ana Núñez']);
  asked = [];
  expect([
    await call(),
    await steps.api.send('PUT', '/api/x', {}).catch((error: { sentence: string }) => error.sentence),
  ]).toEqual(['unauthenticated', 'Your session had ended. Please try again.']);
  expect(asked).toEqual([]);
  expect(work.hasUnsavedWork()).toBe(true);
});

it('of all answers a locked page keeps only those it shows, switched off or not', async () => {
  for (const key of ['shown', 'switched-off', 'left', 'never-shown'])
    cache.queryClient.setQueryData([key], 'Ana Núñez');
  for (const key of ['shown', 'switched-off', 'left']) show(key, key !== 'switched-off');
  leavers.pop()?.();
  await lock();
  expect(
    cache.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['athletes', 'shown', 'switched-off']);
});

describe('nobody signs in at a locked page', () => {
  const MINUTE = 60_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('for half an hour: then all of it is gone', async () => {
    await lock();
    jest.advanceTimersByTime(30 * MINUTE - 1);
    expect([kind(), kept(), work.hasUnsavedWork()]).toEqual(['locked', ['Ana Núñez'], true]);
    jest.advanceTimersByTime(1);
    expect([state.session.get(), kept(), work.hasUnsavedWork(), told]).toEqual([
      { kind: 'signed-out', cause: 'expired' },
      undefined,
      false,
      [],
    ]);
  });

  it('and the computer sleeps: time goes on, timers do not', async () => {
    await lock();
    jest.setSystemTime(Date.now() + 30 * MINUTE);
    jest.advanceTimersByTime(MINUTE);
    expect([kind(), kept()]).toEqual(['signed-out', undefined]);
  });

  it('in time, but later: the lock that is over ends nothing, and the next one has its own half hour', async () => {
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

it('the same coach finds the page as it was, and what was asked is asked anew', async () => {
  await lock();
  await steps.signIn('coach1@club.example', 'x');
  expect([kind(), kept(), work.hasUnsavedWork()]).toEqual(['signed-in', ['Ana Núñez'], true]);
  expect(cache.queryClient.getQueryState(['athletes'])?.isInvalidated).toBe(true);
  expect(told).toEqual([{ signedIn: 1 }]);
  answers['/api/teams'] = { status: 200, body: [] };
  expect(await call()).toBe('answered');
});

it('a refused attempt leaves the page locked', async () => {
  await lock();
  answers['/api/coach/login'] = { status: 401, body: { code: 'bad_credentials', error: 'x' } };
  await expect(steps.signIn('coach1@club.example', 'x')).rejects.toMatchObject({ code: 'bad_credentials' });
  answers['/api/coach/login'] = null;
  await expect(steps.signIn('coach1@club.example', 'x')).rejects.toMatchObject({ code: 'network' });
  expect([kind(), work.hasUnsavedWork()]).toEqual(['locked', true]);
});

it('another coach at the locked page finds nothing of it', async () => {
  await lock();
  answers['/api/coach/login'] = { status: 200, body: coach(2) };
  await steps.signIn('coach1@club.example', 'x');
  expect(state.session.get()).toMatchObject({ kind: 'signed-in', coach: { coach_id: 2 } });
  expect([kept(), work.hasUnsavedWork()]).toEqual([undefined, false]);
});

it('who leaves a locked page leaves nothing, in no tab', async () => {
  await lock();
  steps.leave();
  expect([state.session.get(), kept(), work.hasUnsavedWork(), told]).toEqual([
    { kind: 'signed-out', cause: 'logout' },
    undefined,
    false,
    [{ signedIn: null }],
  ]);
});

it.each<[string, Answer | null, string, boolean]>([
  ['ended, for this tab alone', UNAUTHENTICATED, 'signed-out', false],
  ['that of somebody else, who stays', { status: 200, body: coach(1) }, 'signed-in', true],
  ['unknown, so this tab forgets', null, 'signed-out', false],
])('after a password was set by a link, the sign-in of this browser is %s', async (_, answer, after, outlived) => {
  answers['/api/coach/me'] = answer;
  expect(await steps.outlivesReset()).toBe(outlived);
  expect([kind(), told]).toEqual([after, []]);
});

it('a late 401 of the session that ended says nothing about the next one', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  answers['/api/teams'] = new Promise((resolve) => (arrive = resolve));
  const late = call();
  work.setUnsaved('history', true);
  answers['/api/athletes/list'] = UNAUTHENTICATED;
  await steps.api.get('/api/athletes/list').catch(() => undefined);
  await steps.signIn('coach1@club.example', 'x');
  arrive(UNAUTHENTICATED);
  expect(await late).toBe('unauthenticated');
  expect(kind()).toBe('signed-in');
});

it.each<[string, TabMessage, string, boolean]>([
  ['a logout forgets all', { signedIn: null }, 'signed-out', false],
  ['the same coach opens this one again', { signedIn: 1 }, 'signed-in', true],
  ['another coach replaces the first', { signedIn: 2 }, 'signed-in', false],
])('in another tab: %s', async (_, message, after, typedIsThere) => {
  await lock();
  answers['/api/coach/me'] = { status: 200, body: coach(2) };
  hear(message);
  await new Promise((resolve) => setTimeout(resolve));
  expect([kind(), work.hasUnsavedWork(), kept() !== undefined]).toEqual([after, typedIsThere, typedIsThere]);
});

it.each<[string, Answer | null, string]>([
  ['is signed out', { status: 204 }, 'signed-out'],
  ['is signed out, if the server had ended the session before', UNAUTHENTICATED, 'signed-out'],
  ['is still signed in, if the server was not reached', null, 'signed-in'],
  ['is still signed in, if the server failed', { status: 503, body: { code: 'busy' } }, 'signed-in'],
])('who signs out with something typed %s', async (_, answer, after) => {
  work.setUnsaved('history', true);
  answers['/api/coach/logout'] = answer;
  await steps.signOut().catch(() => undefined);
  expect([kind(), work.hasUnsavedWork()]).toEqual([after, after === 'signed-in']);
});

it.each<[string, Answer | null, string]>([
  ['restores the coach', { status: 200, body: coach(3) }, 'signed-in'],
  ['knows nobody', UNAUTHENTICATED, 'signed-out'],
  ['is not reached', null, 'unreachable'],
])('a reload: the server %s', async (_, answer, after) => {
  answers['/api/coach/me'] = answer;
  await steps.restoreSession();
  expect(kind()).toBe(after);
});

it('a late answer to the first question signs nobody out who has signed in meanwhile', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  answers['/api/coach/me'] = new Promise((resolve) => (arrive = resolve));
  const restored = steps.restoreSession();
  await steps.signIn('coach1@club.example', 'x');
  arrive(UNAUTHENTICATED);
  await restored;
  expect(state.session.get()).toMatchObject({ kind: 'signed-in', coach: { coach_id: 1 } });
});
