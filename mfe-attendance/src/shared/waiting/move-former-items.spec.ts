/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { addToFormer, failWriting, listFormer, openFormer } from '../testing/former-database.js';
import { setTabLocks } from '../testing/tab-locks.js';
import { moveFormerItems } from './move-former-items.js';
import type { WaitingItem } from './waiting-item.js';
import { openWaitingStore, type StorePlace } from './waiting-store.js';

interface TestItem extends WaitingItem {
  athleteId: number;
}

const PLACE: StorePlace = { database: 'present', formerDatabase: 'former', table: 'marks' };
const item = (athleteId: number, coachId = 1) => ({ athleteId, coachId });

/** The names of the locks that were requested. */
let locks: string[];
/** The older version is sending until this resolves. */
let sentByOlder: Promise<void>;
let restoreLocks: () => void;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  [locks, sentByOlder] = [[], Promise.resolve()];
  restoreLocks = setTabLocks({
    request: async (name, job) => {
      locks.push(name);
      await sentByOlder;
      return job();
    },
  });
});
afterEach(() => {
  restoreLocks();
  jest.restoreAllMocks();
});

async function waitingOf(coachId = 1): Promise<number[]> {
  const items = await openWaitingStore<TestItem>(PLACE).list(coachId);
  return items.map(({ athleteId }) => athleteId);
}

async function openedDatabases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

test('moves items in their order, and behind those that wait already', async () => {
  const before = openWaitingStore<TestItem>(PLACE);
  await before.add({ athleteId: 9 }, 1);
  await addToFormer(
    PLACE,
    [3, 1, 2].map((id) => item(id)),
  );

  await moveFormerItems(PLACE);

  expect(await waitingOf()).toEqual([9, 3, 1, 2]);
  expect(await listFormer(PLACE)).toEqual([]);
});

test('keeps everything but the id of an item, also the problem that waits for the coach', async () => {
  const problem = { kind: 'changed', stored: 'absent' };
  await addToFormer(PLACE, [{ ...item(1), status: 'present', seen: null, problem }]);
  await moveFormerItems(PLACE);
  expect(await openWaitingStore<TestItem>(PLACE).list(1)).toEqual([
    { ...item(1), id: 1, status: 'present', seen: null, problem },
  ]);
});

test('moves the items of each coach, for the coach who made them', async () => {
  await addToFormer(PLACE, [item(1, 1), item(2, 2), item(3, 1)]);
  await moveFormerItems(PLACE);
  expect([await waitingOf(1), await waitingOf(2)]).toEqual([[1, 3], [2]]);
});

test('creates no former database', async () => {
  await moveFormerItems(PLACE);
  expect(await openedDatabases()).toEqual([]);
});

test('holds the lock under which the older version sends', async () => {
  await addToFormer(PLACE, [item(1)]);
  let release: () => void = () => undefined;
  sentByOlder = new Promise<void>((done) => (release = done));
  const moving = moveFormerItems(PLACE);
  await new Promise((done) => setTimeout(done, 20));
  expect(locks).toEqual(['former']);
  expect(await waitingOf()).toEqual([]);
  release();
  await moving;
  expect(await waitingOf()).toEqual([1]);
});

test('moves also what an older version stores later', async () => {
  await addToFormer(PLACE, [item(1)]);
  await moveFormerItems(PLACE);
  await addToFormer(PLACE, [item(2)]);
  await moveFormerItems(PLACE);
  expect(await waitingOf()).toEqual([1, 2]);
});

describe('a move that ends between both databases', () => {
  /** Items 1 and 2 are stored in the present database and not yet removed from the former one. */
  beforeEach(async () => {
    await addToFormer(PLACE, [item(1), item(2)]);
    const failing = failWriting('former');
    await expect(moveFormerItems(PLACE)).rejects.toThrow('gone');
    failing.mockRestore();
    expect(await waitingOf()).toEqual([1, 2]);
    expect(await listFormer(PLACE)).toHaveLength(2);
  });

  test('adds nothing twice when it is made again', async () => {
    await addToFormer(PLACE, [item(3)]);
    await moveFormerItems(PLACE);
    expect(await waitingOf()).toEqual([1, 2, 3]);
    expect(await listFormer(PLACE)).toEqual([]);
  });

  test('does not bring back what has been sent meanwhile', async () => {
    const store = openWaitingStore<TestItem>(PLACE);
    const [first] = await store.list(1);
    await store.remove([first!.id]);
    await moveFormerItems(PLACE);
    expect(await waitingOf()).toEqual([2]);
  });

  test('adds nothing twice that an older version has tried to send meanwhile', async () => {
    const former = await openFormer(PLACE);
    const [first] = (await former.getAll('marks')) as TestItem[];
    await former.put('marks', { ...first, problem: { kind: 'refused' } });
    former.close();
    await moveFormerItems(PLACE);
    expect(await waitingOf()).toEqual([1, 2]);
  });

  test('moves other items that have the ids of moved ones, after the browser lost the former database', async () => {
    await new Promise((done) => {
      indexedDB.deleteDatabase('former').onsuccess = done;
    });
    await addToFormer(PLACE, [item(7)]);
    await moveFormerItems(PLACE);
    expect(await waitingOf()).toEqual([1, 2, 7]);
  });
});

test('a full disk leaves the items in the former database', async () => {
  await addToFormer(PLACE, [item(1)]);
  const failing = failWriting('present');
  await expect(moveFormerItems(PLACE)).rejects.toThrow('gone');
  failing.mockRestore();
  expect(await listFormer(PLACE)).toEqual([{ ...item(1), id: 1, problem: null }]);
  await moveFormerItems(PLACE);
  expect(await waitingOf()).toEqual([1]);
});

test('a browser without a database has nothing to move', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('private window');
    },
  } as never;
  await expect(moveFormerItems(PLACE)).resolves.toBeUndefined();
});
