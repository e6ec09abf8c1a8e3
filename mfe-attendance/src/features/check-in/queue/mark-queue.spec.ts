/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { ApiError, type Notice } from '@touchline/ui/host';
import { FakeServer } from '../testing/fake-server.js';
import { createWaitingQueue } from '../../../shared/waiting/waiting-queue.js';
import { openWaitingStore, type WaitingStore } from '../../../shared/waiting/waiting-store.js';
import { MARK_STORE, MARKS, type MarkQueue } from './mark-queue.js';
import type { NewMark, WaitingMark } from './waiting-mark.js';

const openMarkStore = () => openWaitingStore<WaitingMark>(MARK_STORE);

let server: FakeServer;
let notices: string[];
let waiting: (string | null)[];
let unsaved: boolean[];
let reported: unknown[];
let reconnect: () => void;
let stops: (() => void)[];
let offline: boolean;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new FakeServer();
  [notices, waiting, unsaved, reported, stops] = [[], [], [], [], []];
  offline = false;
});
afterEach(() => {
  for (const stop of stops) stop();
  expect(reported).toEqual([]);
});

/** Opens a page of this coach. Unsent marks stay in the browser's database for the next page. */
function open(
  coachId = 1,
  store: WaitingStore<WaitingMark> = openMarkStore(),
): { queue: MarkQueue; close: () => void } {
  const services = {
    api: server.api,
    coach: { coach_id: coachId } as never,
    notify: ({ text }: Notice) => void notices.push(text),
    setWaiting: (_: string, sentence: string | null) => void waiting.push(sentence),
    setUnsaved: (_: string, value: boolean) => void unsaved.push(value),
    report: (error: unknown) => void reported.push(error),
  };
  const queue = createWaitingQueue(MARKS, {
    services,
    store,
    isOffline: () => offline,
    lock: 'marks',
    onReconnect: (back) => {
      reconnect = back;
      return () => undefined;
    },
  });
  const close = queue.start();
  stops.push(close);
  return { queue, close };
}

const mark = (athleteId: number, status: NewMark['status'] = 'present', seen: NewMark['seen'] = null): NewMark => ({
  eventId: 7,
  teamId: 1,
  date: '2026-11-20',
  athleteId,
  status,
  seen,
});
const short = (queue: MarkQueue) =>
  queue.state().waiting.map(({ athleteId, status, problem }) => [athleteId, status, problem?.kind ?? null]);

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 4_000 && !holds(); turn += 1) await new Promise((done) => setTimeout(done, 1));
  expect(holds()).toBe(true);
}
const empty = (queue: MarkQueue) => () => queue.state().waiting.length === 0;

test('sends marks in the order in which they were made, and reports each stored mark', async () => {
  const { queue } = open();
  const taken: number[] = [];
  queue.onStored(({ athlete_id: id }) => taken.push(id));
  for (const id of [3, 1, 2]) await queue.add(mark(id));
  await until(empty(queue));
  expect(server.received.map(({ athlete_id: id }) => id)).toEqual([3, 1, 2]);
  expect(taken).toEqual([3, 1, 2]);
  expect(waiting.at(-1)).toBeNull();
  expect(server.received[0]).toEqual({
    event_id: 7,
    team_id: 1,
    date: '2026-11-20',
    athlete_id: 3,
    attended: true,
    status: 'present',
    if_status: null,
  });
});

test('keeps marks without a connection and through a reload, and sends them after a reconnect', async () => {
  server.connection = 'down';
  const before = open();
  await before.queue.add(mark(1));
  await before.queue.add(mark(2, 'excused'));
  await until(() => before.queue.state().connection === 'down');
  expect(waiting.at(-1)).toBe('2 attendance marks are waiting to be sent.');
  before.close();

  const { queue } = open();
  await until(() => queue.state().waiting.length === 2);
  await until(() => queue.state().connection === 'down');
  server.connection = 'up';
  reconnect();
  await until(empty(queue));
  expect([...server.stored]).toEqual([
    [1, 'present'],
    [2, 'excused'],
  ]);
  expect(queue.state().connection).toBe('open');
});

test('stores ids and status in the browser, and no names', async () => {
  server.connection = 'down';
  const { queue } = open();
  await queue.add(mark(1));
  const [stored] = await openMarkStore().list(1);
  expect(Object.keys(stored ?? {}).sort()).toEqual([
    'athleteId',
    'coachId',
    'date',
    'eventId',
    'id',
    'problem',
    'seen',
    'status',
    'teamId',
  ]);
});

test('sends marks only for the coach who made them', async () => {
  server.connection = 'down';
  const mine = open(1);
  await mine.queue.add(mark(1));
  mine.close();
  server.connection = 'up';
  const other = open(2);
  await other.queue.add(mark(9));
  await until(empty(other.queue));
  expect([...server.stored.keys()]).toEqual([9]);
  other.close();
  const again = open(1);
  await until(() => server.stored.has(1));
  await until(empty(again.queue));
});

test('sends two marks of one athlete in order, even if the answer to the first is lost', async () => {
  server.connection = 'lost';
  const { queue } = open();
  await queue.add(mark(1, 'present', null));
  await queue.add(mark(1, 'excused', 'present'));
  await until(() => queue.state().connection === 'down');
  expect(server.stored.get(1)).toBe('present');
  server.connection = 'up';
  queue.flush();
  await until(empty(queue));
  expect(server.stored.get(1)).toBe('excused');
  expect(notices).toEqual([]);
});

test.each([
  ['an ended session', new ApiError(401, 'unauthenticated', 'Your session ended.')],
  ['a busy server', new ApiError(503, 'busy', 'Busy.', [], 1)],
  ['a rate limit', new ApiError(429, 'rate_limited', 'Too many.', [], 1)],
  ['a proxy without its server', new ApiError(502, 'http_502', null)],
])('%s keeps the mark', async (_, failure) => {
  server.connection = failure;
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => queue.state().connection === 'down');
  expect(short(queue)).toEqual([[1, 'present', null]]);
  expect(notices).toEqual([]);
  server.connection = 'up';
  queue.flush();
  await until(empty(queue));
});

describe('a mark that the server did not store', () => {
  beforeEach(() => server.stored.set(1, 'excused'));

  test('waits for the coach with the stored status, while other marks are sent', async () => {
    const { queue } = open();
    await queue.add(mark(1, 'present', null));
    await queue.add(mark(2));
    await until(() => queue.state().waiting.length === 1);
    expect(queue.state().waiting[0]?.problem).toEqual({ kind: 'changed', stored: 'excused' });
    expect(notices).toEqual([
      'Someone else marked the same athlete. Open Take Attendance to choose which mark to keep.',
    ]);
    expect([...server.stored]).toEqual([
      [1, 'excused'],
      [2, 'present'],
    ]);
  });

  test('holds back later marks of the athlete, survives a reload, and goes when the coach decides', async () => {
    server.connection = 'down';
    const before = open();
    await before.queue.add(mark(1, 'present', null));
    await before.queue.add(mark(1, 'absent', 'present'));
    server.connection = 'up';
    before.queue.flush();
    await until(() => before.queue.state().waiting[0]?.problem !== null);
    expect(server.stored.get(1)).toBe('excused');
    before.close();

    const { queue } = open();
    await until(() => queue.state().waiting.length === 2);
    expect(short(queue)).toEqual([
      [1, 'present', 'changed'],
      [1, 'absent', null],
    ]);
    await queue.add(mark(1, 'absent', 'excused'));
    await until(empty(queue));
    expect(server.stored.get(1)).toBe('absent');
  });

  test('is discarded together with later marks of the athlete', async () => {
    const { queue } = open();
    await queue.add(mark(1, 'present', null));
    await until(() => queue.state().waiting[0]?.problem != null);
    const [question] = queue.state().waiting;
    await queue.discard(question!);
    expect(short(queue)).toEqual([]);
    expect(waiting.at(-1)).toBeNull();
    expect(server.stored.get(1)).toBe('excused');
  });

  test('shows the server’s reason, and is not sent again automatically', async () => {
    server.connection = new ApiError(404, 'not_found', 'Not found.');
    const { queue } = open();
    await queue.add(mark(2));
    await until(() => queue.state().waiting[0]?.problem != null);
    expect(notices).toEqual(['Failed to update attendance: Not found.']);
    server.connection = 'up';
    await queue.add(mark(3));
    await until(() => queue.state().waiting.length === 1);
    expect(server.received.map(({ athlete_id: id }) => id)).toEqual([3]);
  });

  test('because of a server error is unresolved, too', async () => {
    server.connection = new ApiError(500, 'internal_error', null);
    const { queue } = open();
    await queue.add(mark(2));
    await until(() => queue.state().waiting[0]?.problem != null);
    expect(notices).toEqual(['Failed to update attendance: Unknown error']);
  });
});

test('keeps a mark after an answer without a record, such as a proxy’s', async () => {
  const { queue } = open();
  const { call } = server.api;
  server.api.call = () => Promise.resolve(undefined as never);
  await queue.add(mark(1));
  await until(() => queue.state().connection === 'down');
  server.api.call = call;
  queue.flush();
  await until(empty(queue));
  expect(server.stored.get(1)).toBe('present');
});

test('withdraws marks that never left the device; one that was tried may be stored', async () => {
  const { queue } = open();
  const stored = await queue.add(mark(1));
  await until(empty(queue));
  server.connection = 'lost';
  const tried = await queue.add(mark(2));
  await until(() => queue.state().connection === 'down');
  offline = true;
  const untried = await queue.add(mark(3));
  expect(await queue.withdraw([stored.id, tried.id, untried.id])).toEqual([untried.id]);

  offline = false;
  server.connection = 'up';
  queue.flush();
  await until(empty(queue));
  expect([...server.stored.keys()]).toEqual([1, 2]);
});

test('sends nothing while the device is offline', async () => {
  const { queue } = open();
  offline = true;
  await queue.add(mark(1));
  await until(() => queue.state().connection === 'down');
  expect(server.received).toEqual([]);
  offline = false;
  queue.flush();
  await until(empty(queue));
  expect([...server.stored.keys()]).toEqual([1]);
});

test('takes a mark back, and asks about another coach’s mark made since', async () => {
  const { queue } = open();
  await queue.add(mark(1));
  await queue.add(mark(1, null, 'present'));
  await until(empty(queue));
  expect(server.stored.size).toBe(0);

  await queue.add(mark(2));
  await until(empty(queue));
  server.stored.set(2, 'absent');
  await queue.add(mark(2, null, 'present'));
  await until(() => queue.state().waiting[0]?.problem !== null);
  expect(queue.state().waiting[0]?.problem).toEqual({ kind: 'changed', stored: 'absent' });
  expect(server.stored.get(2)).toBe('absent');
});

describe('allSent', () => {
  test('resolves true when all marks are stored, and at once for an empty queue', async () => {
    const { queue } = open();
    expect(await queue.allSent()).toBe(true);
    await queue.add(mark(1));
    expect(await queue.allSent()).toBe(true);
    expect(server.stored.get(1)).toBe('present');
  });

  test('waits on a slow connection', async () => {
    const { queue } = open();
    const { call } = server.api;
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    server.api.call = async (route, ...options) => {
      await held;
      return call(route, ...options);
    };
    await queue.add(mark(1));
    await until(() => queue.state().connection === 'slow');
    const settled = queue.allSent();
    arrive();
    expect(await settled).toBe(true);
  });

  test('resolves false when a request fails', async () => {
    server.connection = 'down';
    const { queue } = open();
    await queue.add(mark(1));
    expect(await queue.allSent()).toBe(false);
  });

  test('does not wait for an unresolved mark', async () => {
    server.stored.set(1, 'excused');
    const { queue } = open();
    await queue.add(mark(1));
    expect(await queue.allSent()).toBe(true);
    expect(short(queue)).toEqual([[1, 'present', 'changed']]);
  });
});

test('a mark that an earlier version of this area has kept is sent', async () => {
  const database = await openDB(`touchline.${process.env.AREA_NAME}.marks`, 1, {
    upgrade: (created) =>
      void created.createObjectStore('marks', { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId'),
  });
  await database.add('marks', { ...mark(5, 'excused', 'present'), coachId: 1, problem: null });
  database.close();

  server.stored.set(5, 'present');
  const { queue } = open();
  await until(() => server.stored.get(5) === 'excused');
  await until(empty(queue));
});

describe('a second tab', () => {
  test('that has sent everything leaves this queue empty', async () => {
    server.connection = 'down';
    const here = open();
    await here.queue.add(mark(1));
    await until(() => here.queue.state().connection === 'down');
    server.connection = 'up';
    const there = open();
    await until(() => server.stored.has(1));
    await until(empty(there.queue));
    here.queue.flush();
    await until(empty(here.queue));
    await until(() => here.queue.state().connection === 'open');
    expect(server.received).toHaveLength(1);
    expect(waiting.at(-1)).toBeNull();
  });

  test('that has sent a mark meanwhile makes no conflict of it', async () => {
    const store = openMarkStore();
    server.connection = 'down';
    const { queue } = open(1, store);
    await queue.add(mark(1, 'present', null));
    await until(() => queue.state().connection === 'down');
    // The other tab has sent it, and then marked again.
    server.stored.set(1, 'excused');
    server.connection = 'up';
    const { replace } = store;
    store.replace = async (changed) => {
      await store.remove([changed.id]);
      return replace(changed);
    };
    queue.flush();
    await until(empty(queue));
    expect(notices).toEqual([]);
    expect(server.stored.get(1)).toBe('excused');
  });
});

test('sends the coach’s decision even if the marks are reloaded meanwhile', async () => {
  server.stored.set(1, 'excused');
  const { queue } = open();
  await queue.add(mark(1, 'present', null));
  await until(() => queue.state().waiting[0]?.problem != null);
  void queue.add(mark(2));
  await queue.add(mark(1, 'present', 'excused'));
  await until(empty(queue));
  expect([...server.stored]).toEqual([
    [1, 'present'],
    [2, 'present'],
  ]);
});

test('tells the shell about waiting marks again after a restart in the same page', async () => {
  server.connection = 'down';
  const { queue, close } = open();
  await queue.add(mark(1));
  await until(() => queue.state().connection === 'down');
  close();
  waiting.length = 0;
  stops.push(queue.start());
  await until(() => waiting.includes('1 attendance mark is waiting to be sent.'));
});

test('respects the server’s Retry-After until the coach sends explicitly', async () => {
  server.connection = new ApiError(429, 'rate_limited', 'Too many.', [], 60);
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => queue.state().connection === 'down');
  server.connection = 'up';
  await queue.add(mark(2));
  reconnect();
  await new Promise((done) => setTimeout(done, 20));
  expect(server.received).toEqual([]);
  queue.flush();
  await until(empty(queue));
});

test('keeps all marks in memory when the database fails, and asks before the page closes', async () => {
  server.connection = 'down';
  const store = openMarkStore();
  const { queue } = open(1, store);
  await queue.add(mark(1));
  globalThis.indexedDB = {
    open: () => {
      throw new Error('gone');
    },
  } as never;
  const closing = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  try {
    await queue.add(mark(2));
    expect(short(queue)).toEqual([
      [1, 'present', null],
      [2, 'present', null],
    ]);
    expect([store.isPersistent(), unsaved.at(-1), waiting.at(-1)]).toEqual([false, true, null]);
    server.connection = 'up';
    queue.flush();
    await until(empty(queue));
    expect([...server.stored.keys()]).toEqual([1, 2]);
    expect(unsaved.at(-1)).toBe(false);
  } finally {
    closing.mockRestore();
  }
});

test('asks before the page closes if the browser offers no database', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('private window');
    },
  } as never;
  server.connection = 'down';
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => unsaved.at(-1) === true);
  server.connection = 'up';
  queue.flush();
  await until(empty(queue));
  expect(unsaved.at(-1)).toBe(false);
});
