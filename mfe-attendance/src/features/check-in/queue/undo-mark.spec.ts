/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { createWaitingQueue } from '../../../shared/waiting/waiting-queue.js';
import { openWaitingStore } from '../../../shared/waiting/waiting-store.js';
import type { RegisterEntry } from '../model/register.js';
import { FakeServer } from '../testing/fake-server.js';
import { MARK_STORE, MARKS, type MarkQueue } from './mark-queue.js';
import { undoMark } from './undo-mark.js';
import { undoMarks } from './undo-marks.js';
import { latestStatus, type NewMark, type WaitingMark } from './waiting-mark.js';

let server: FakeServer;
let queue: MarkQueue;
let offline: boolean;
let stop: () => void;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new FakeServer();
  offline = false;
  const nothing = () => undefined;
  queue = createWaitingQueue(MARKS, {
    services: {
      api: server.api,
      coach: { coach_id: 1 } as never,
      notify: nothing,
      setWaiting: nothing,
      setUnsaved: nothing,
      report: (error) => {
        throw error;
      },
    },
    store: openWaitingStore<WaitingMark>(MARK_STORE),
    isOffline: () => offline,
    lock: 'marks',
    onReconnect: () => nothing,
  });
  stop = queue.start();
});
afterEach(() => stop());

const mark = (status: NewMark['status'], seen: NewMark['seen'], athleteId = 1): NewMark => ({
  eventId: 7,
  teamId: 1,
  date: '2026-11-20',
  athleteId,
  status,
  seen,
});

async function reconnect(): Promise<void> {
  offline = false;
  server.connection = 'up';
  await new Promise<void>((resolve) => {
    const check = () => {
      if (queue.state().waiting.length === 0) resolve();
    };
    queue.subscribe(check);
    queue.flush();
    check();
  });
}

test.each([
  [null, undefined],
  ['excused', 'excused'],
] as const)('a sent mark is replaced by the one before it: %s', async (before, after) => {
  if (before) server.stored.set(1, before);
  const added = await queue.add(mark('present', before));
  await queue.allSent();
  expect(server.stored.get(1)).toBe('present');
  await undoMark(queue, added);
  await queue.allSent();
  expect(server.stored.get(1)).toBe(after);
});

test('a mark that never left the device is withdrawn', async () => {
  offline = true;
  const added = await queue.add(mark('present', null));
  await undoMark(queue, added);
  expect(queue.state().waiting).toEqual([]);
  await reconnect();
  expect(server.received).toEqual([]);
});

test('a mark whose answer got lost is taken back after it', async () => {
  server.connection = 'lost';
  const added = await queue.add(mark('present', null));
  expect(await queue.allSent()).toBe(false);
  expect(server.stored.get(1)).toBe('present');
  await undoMark(queue, added);
  await reconnect();
  expect(server.stored.has(1)).toBe(false);
});

test('another coach’s later mark stays, and is asked about', async () => {
  const added = await queue.add(mark('present', null));
  await queue.allSent();
  server.stored.set(1, 'absent');
  await undoMark(queue, added);
  await queue.allSent();
  expect(server.stored.get(1)).toBe('absent');
  expect(queue.state().waiting).toMatchObject([{ status: null, problem: { kind: 'changed', stored: 'absent' } }]);
});

test('a mark that the server refused is dropped with its question', async () => {
  server.stored.set(1, 'absent');
  const added = await queue.add(mark('present', null));
  await queue.allSent();
  expect(queue.state().waiting).toMatchObject([{ problem: { kind: 'changed' } }]);
  await undoMark(queue, added);
  expect(queue.state().waiting).toEqual([]);
  expect(server.stored.get(1)).toBe('absent');
});

test('the coach sees the latest mark in the queue, unless one is unresolved', async () => {
  offline = true;
  const target = { eventId: 7, athleteId: 1 };
  expect(latestStatus([], target, 'absent')).toBe('absent');
  await queue.add(mark('present', null));
  await queue.add(mark(null, 'present'));
  const { waiting } = queue.state();
  expect(latestStatus(waiting, target, 'absent')).toBeNull();
  expect(latestStatus(waiting, { ...target, athleteId: 2 }, 'absent')).toBe('absent');
  const unresolved = waiting.map((item) => ({ ...item, problem: { kind: 'refused', reason: '' } as const }));
  expect(latestStatus(unresolved, target, 'absent')).toBe('absent');
});

describe('marks made together', () => {
  const entry = (athleteId: number, status: AttendanceStatus | null) => ({ athleteId, status }) as RegisterEntry;

  test('are taken back where they are still shown; later marks of anybody stay', async () => {
    const marks: WaitingMark[] = [];
    for (const id of [1, 2, 3, 4]) marks.push(await queue.add(mark('present', null, id)));
    await queue.allSent();
    server.stored.set(2, 'excused');
    server.stored.delete(3);
    await queue.add(mark('absent', 'present', 4));
    const entries = [entry(1, 'present'), entry(2, 'excused'), entry(3, null), entry(4, 'absent')];
    expect(await undoMarks(queue, marks, entries)).toEqual({ kind: 'reverted', stayed: 2 });
    await queue.allSent();
    expect(Object.fromEntries(server.stored)).toEqual({ 2: 'excused', 4: 'absent' });
    expect(queue.state().waiting).toEqual([]);
  });

  test('are left alone where the coach has marked again offline, also with the same status', async () => {
    offline = true;
    const first = await queue.add(mark('present', null));
    await queue.add(mark('absent', 'present'));
    await queue.add(mark('present', 'absent'));
    expect(await undoMarks(queue, [first], [entry(1, 'present')])).toEqual({ kind: 'reverted', stayed: 1 });
    expect(queue.state().waiting).toHaveLength(3);
  });

  test('are dropped with their question where another coach had marked first', async () => {
    server.stored.set(1, 'absent');
    const refused = await queue.add(mark('present', null));
    await queue.allSent();
    expect(await undoMarks(queue, [refused], [entry(1, 'absent')])).toEqual({ kind: 'reverted', stayed: 1 });
    expect(queue.state().waiting).toEqual([]);
    expect(server.stored.get(1)).toBe('absent');
  });
});
