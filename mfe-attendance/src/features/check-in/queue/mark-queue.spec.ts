/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError, type Notice } from '@touchline/ui/host';
import { FakeServer } from '../testing/fake-server.js';
import { createMarkQueue, type MarkQueue } from './mark-queue.js';
import { openMarkStore, type MarkStore } from './mark-store.js';
import type { NewMark } from './waiting-mark.js';

let server: FakeServer;
let notices: string[];
let waiting: (string | null)[];
let unsaved: boolean[];
let reported: unknown[];
let lineIsBack: () => void;
let stops: (() => void)[];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new FakeServer();
  [notices, waiting, unsaved, reported, stops] = [[], [], [], [], []];
});
afterEach(() => {
  for (const stop of stops) stop();
  expect(reported).toEqual([]);
});

/** A page of this coach: what it has not sent lies in the browser's database for the next one. */
function open(coachId = 1, store: MarkStore = openMarkStore()): { queue: MarkQueue; close: () => void } {
  const services = {
    api: server.api,
    coach: { coach_id: coachId } as never,
    notify: ({ text }: Notice) => void notices.push(text),
    setWaiting: (_: string, sentence: string | null) => void waiting.push(sentence),
    setUnsaved: (_: string, value: boolean) => void unsaved.push(value),
    report: (error: unknown) => void reported.push(error),
  };
  const queue = createMarkQueue({
    services,
    store,
    alone: (job) => job(),
    onLine: (back) => {
      lineIsBack = back;
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
  queue.state().marks.map(({ athleteId, status, problem }) => [athleteId, status, problem?.kind ?? null]);

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 4_000 && !holds(); turn += 1) await new Promise((done) => setTimeout(done, 1));
  expect(holds()).toBe(true);
}
const empty = (queue: MarkQueue) => () => queue.state().marks.length === 0;

test('sends marks in the order in which they were made, and says of each that it was taken', async () => {
  const { queue } = open();
  const taken: number[] = [];
  queue.onTaken(({ athlete_id: id }) => taken.push(id));
  for (const id of [3, 1, 2]) await queue.add(mark(id));
  await until(empty(queue));
  expect(server.taken.map(({ athlete_id: id }) => id)).toEqual([3, 1, 2]);
  expect(taken).toEqual([3, 1, 2]);
  expect(waiting.at(-1)).toBeNull();
  expect(server.taken[0]).toEqual({
    event_id: 7,
    team_id: 1,
    date: '2026-11-20',
    athlete_id: 3,
    attended: true,
    status: 'present',
    if_status: null,
  });
});

test('keeps them while there is no line, through a reload, and sends them when it is back', async () => {
  server.line = 'down';
  const before = open();
  await before.queue.add(mark(1));
  await before.queue.add(mark(2, 'excused'));
  await until(() => before.queue.state().line === 'down');
  expect(waiting.at(-1)).toBe('2 attendance marks are waiting to be sent.');
  before.close();

  const { queue } = open();
  await until(() => queue.state().marks.length === 2);
  await until(() => queue.state().line === 'down');
  server.line = 'up';
  lineIsBack();
  await until(empty(queue));
  expect([...server.stored]).toEqual([
    [1, 'present'],
    [2, 'excused'],
  ]);
  expect(queue.state().line).toBe('open');
});

test('what lies in the browser are ids and the status, and no names', async () => {
  server.line = 'down';
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

test('are sent by the coach who made them alone', async () => {
  server.line = 'down';
  const mine = open(1);
  await mine.queue.add(mark(1));
  mine.close();
  server.line = 'up';
  const other = open(2);
  await other.queue.add(mark(9));
  await until(empty(other.queue));
  expect([...server.stored.keys()]).toEqual([9]);
  other.close();
  const again = open(1);
  await until(() => server.stored.has(1));
  await until(empty(again.queue));
});

test('two marks of one athlete arrive one after the other, also when the answer to the first was lost', async () => {
  server.line = 'lost';
  const { queue } = open();
  await queue.add(mark(1, 'present', null));
  await queue.add(mark(1, 'excused', 'present'));
  await until(() => queue.state().line === 'down');
  expect(server.stored.get(1)).toBe('present');
  server.line = 'up';
  queue.flush();
  await until(empty(queue));
  expect(server.stored.get(1)).toBe('excused');
  expect(notices).toEqual([]);
});

test.each([
  ['a sign-in that has ended', new ApiError(401, 'unauthenticated', 'Your session had ended.')],
  ['a busy server', new ApiError(503, 'busy', 'Busy.', [], 1)],
  ['a limit', new ApiError(429, 'rate_limited', 'Too many.', [], 1)],
  ['a proxy without a server', new ApiError(502, 'http_502', null)],
])('%s keeps the mark', async (_, failure) => {
  server.line = failure;
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => queue.state().line === 'down');
  expect(short(queue)).toEqual([[1, 'present', null]]);
  expect(notices).toEqual([]);
  server.line = 'up';
  queue.flush();
  await until(empty(queue));
});

describe('a mark that was not taken', () => {
  beforeEach(() => server.stored.set(1, 'excused'));

  test('waits for the coach with what stands there, and the others go on', async () => {
    const { queue } = open();
    await queue.add(mark(1, 'present', null));
    await queue.add(mark(2));
    await until(() => queue.state().marks.length === 1);
    expect(queue.state().marks[0]?.problem).toEqual({ kind: 'changed', stored: 'excused' });
    expect(notices).toEqual(['Someone else marked an athlete meanwhile. Take Attendance shows both marks.']);
    expect([...server.stored]).toEqual([
      [1, 'excused'],
      [2, 'present'],
    ]);
  });

  test('holds back what was marked after it, is a question after a reload, too, and goes with the coach’s answer', async () => {
    server.line = 'down';
    const before = open();
    await before.queue.add(mark(1, 'present', null));
    await before.queue.add(mark(1, 'absent', 'present'));
    server.line = 'up';
    before.queue.flush();
    await until(() => before.queue.state().marks[0]?.problem !== null);
    expect(server.stored.get(1)).toBe('excused');
    before.close();

    const { queue } = open();
    await until(() => queue.state().marks.length === 2);
    expect(short(queue)).toEqual([
      [1, 'present', 'changed'],
      [1, 'absent', null],
    ]);
    await queue.add(mark(1, 'absent', 'excused'));
    await until(empty(queue));
    expect(server.stored.get(1)).toBe('absent');
  });

  test('is given up with what was marked after it', async () => {
    const { queue } = open();
    await queue.add(mark(1, 'present', null));
    await until(() => queue.state().marks[0]?.problem != null);
    const [question] = queue.state().marks;
    await queue.drop(question!);
    expect(short(queue)).toEqual([]);
    expect(waiting.at(-1)).toBeNull();
    expect(server.stored.get(1)).toBe('excused');
  });

  test('for a reason of the server’s own says that reason, and is not sent again by itself', async () => {
    server.line = new ApiError(404, 'not_found', 'Not found.');
    const { queue } = open();
    await queue.add(mark(2));
    await until(() => queue.state().marks[0]?.problem != null);
    expect(notices).toEqual(['Failed to update attendance: Not found.']);
    server.line = 'up';
    await queue.add(mark(3));
    await until(() => queue.state().marks.length === 1);
    expect(server.taken.map(({ athlete_id: id }) => id)).toEqual([3]);
  });

  test('by a fault of the server is one, too', async () => {
    server.line = new ApiError(500, 'internal_error', null);
    const { queue } = open();
    await queue.add(mark(2));
    await until(() => queue.state().marks[0]?.problem != null);
    expect(notices).toEqual(['Failed to update attendance: Unknown error']);
  });
});

test('an answer of somebody on the way, which says nothing of the mark, keeps it', async () => {
  const { queue } = open();
  const { send } = server.api;
  server.api.send = () => Promise.resolve(undefined as never);
  await queue.add(mark(1));
  await until(() => queue.state().line === 'down');
  server.api.send = send;
  queue.flush();
  await until(empty(queue));
  expect(server.stored.get(1)).toBe('present');
});

test('marks are withdrawn as far as they have not been sent', async () => {
  const { queue } = open();
  const first = await queue.add(mark(1));
  await until(empty(queue));
  server.line = 'down';
  const second = await queue.add(mark(2));
  await until(() => queue.state().line === 'down');
  expect(await queue.withdraw([first.id, second.id])).toBe(1);
  server.line = 'up';
  queue.flush();
  await until(() => queue.state().line === 'open');
  expect([...server.stored.keys()]).toEqual([1]);
});

describe('whether everything has arrived', () => {
  test('is known once it has, and at once where nothing is left', async () => {
    const { queue } = open();
    expect(await queue.settled()).toBe(true);
    await queue.add(mark(1));
    expect(await queue.settled()).toBe(true);
    expect(server.stored.get(1)).toBe('present');
  });

  test('is waited for on a line that is only slow', async () => {
    const { queue } = open();
    const { send } = server.api;
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    server.api.send = async (...call: Parameters<typeof send>) => {
      await held;
      return send(...call) as never;
    };
    await queue.add(mark(1));
    await until(() => queue.state().line === 'slow');
    const settled = queue.settled();
    arrive();
    expect(await settled).toBe(true);
  });

  test('is no as soon as a try has failed', async () => {
    server.line = 'down';
    const { queue } = open();
    await queue.add(mark(1));
    expect(await queue.settled()).toBe(false);
  });

  test('is not held up by a mark that was not taken', async () => {
    server.stored.set(1, 'excused');
    const { queue } = open();
    await queue.add(mark(1));
    expect(await queue.settled()).toBe(true);
    expect(short(queue)).toEqual([[1, 'present', 'changed']]);
  });
});

describe('a second tab', () => {
  test('that has sent everything leaves nothing to wait for here', async () => {
    server.line = 'down';
    const here = open();
    await here.queue.add(mark(1));
    await until(() => here.queue.state().line === 'down');
    server.line = 'up';
    const there = open();
    await until(() => server.stored.has(1));
    await until(empty(there.queue));
    here.queue.flush();
    await until(empty(here.queue));
    await until(() => here.queue.state().line === 'open');
    expect(server.taken).toHaveLength(1);
    expect(waiting.at(-1)).toBeNull();
  });

  test('that has sent a mark meanwhile makes no question of it', async () => {
    const store = openMarkStore();
    server.line = 'down';
    const { queue } = open(1, store);
    await queue.add(mark(1, 'present', null));
    await until(() => queue.state().line === 'down');
    // There it was sent, and marked once more.
    server.stored.set(1, 'excused');
    server.line = 'up';
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

test('an answer to a question is sent, also when the marks were read anew meanwhile', async () => {
  server.stored.set(1, 'excused');
  const { queue } = open();
  await queue.add(mark(1, 'present', null));
  await until(() => queue.state().marks[0]?.problem != null);
  void queue.add(mark(2));
  await queue.add(mark(1, 'present', 'excused'));
  await until(empty(queue));
  expect([...server.stored]).toEqual([
    [1, 'present'],
    [2, 'present'],
  ]);
});

test('the same coach in the same page is named what waits again', async () => {
  server.line = 'down';
  const { queue, close } = open();
  await queue.add(mark(1));
  await until(() => queue.state().line === 'down');
  close();
  waiting.length = 0;
  stops.push(queue.start());
  await until(() => waiting.includes('1 attendance mark is waiting to be sent.'));
});

test('a server that names a time is not asked before it, but by the coach', async () => {
  server.line = new ApiError(429, 'rate_limited', 'Too many.', [], 60);
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => queue.state().line === 'down');
  server.line = 'up';
  await queue.add(mark(2));
  lineIsBack();
  await new Promise((done) => setTimeout(done, 20));
  expect(server.taken).toEqual([]);
  queue.flush();
  await until(empty(queue));
});

test('a database that is taken away while the page is open loses no mark: it goes on in memory, and closing the page asks first', async () => {
  server.line = 'down';
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
    expect([store.lasting(), unsaved.at(-1), waiting.at(-1)]).toEqual([false, true, null]);
    server.line = 'up';
    queue.flush();
    await until(empty(queue));
    expect([...server.stored.keys()]).toEqual([1, 2]);
    expect(unsaved.at(-1)).toBe(false);
  } finally {
    closing.mockRestore();
  }
});

test('where the browser has no database for it, closing the page asks first', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('private window');
    },
  } as never;
  server.line = 'down';
  const { queue } = open();
  await queue.add(mark(1));
  await until(() => unsaved.at(-1) === true);
  server.line = 'up';
  queue.flush();
  await until(empty(queue));
  expect(unsaved.at(-1)).toBe(false);
});
