/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { HostServices } from '@touchline/ui/host';
import { setTabLocks } from '../testing/tab-locks.js';
import { createCoachQueues } from './coach-queue.js';
import type { WaitingItem } from './waiting-item.js';
import type { WaitingKind } from './queue-types.js';
import { openWaitingStore, type StorePlace } from './waiting-store.js';

interface TestItem extends WaitingItem {
  athleteId: number;
}

const PLACE: StorePlace = { database: 'present', table: 'marks' };

let sent: number[];
let reported: unknown[];
/** The waiting work reported to the shell. */
let told: (string | null)[];
/** The names of the locks, as they are taken and left. */
let locks: string[];
let undo: (() => void)[];

const kind: WaitingKind<TestItem, number> = {
  name: 'marks',
  send: (_, { athleteId }) => {
    sent.push(athleteId);
    return Promise.resolve({ kind: 'stored', stored: athleteId });
  },
  hasSameTarget: (first, second) => first.athleteId === second.athleteId,
  problemNotice: () => ({ severity: 'error', text: 'not stored' }),
  storedNotice: () => null,
  unsentAtLogout: (count) => `${count} waiting`,
};

/** The queue listens to events of the page, which specs without a page do not have. */
function setPage(): () => void {
  Object.assign(globalThis, { window: new EventTarget(), document: new EventTarget() });
  return () => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  [sent, reported, told, locks] = [[], [], [], []];
  undo = [
    setPage(),
    setTabLocks({
      request: async (name, job) => {
        locks.push(name);
        const answer = await job();
        locks.push(`${name} left`);
        return answer;
      },
    }),
  ];
});
afterEach(() => undo.reverse().forEach((step) => step()));

function openPage(coachId: number) {
  const services = {
    api: {},
    coach: { coach_id: coachId },
    notify: () => undefined,
    setWaiting: (_: string, sentence: string | null) => void told.push(sentence),
    setUnsaved: () => undefined,
    report: (error: unknown) => void reported.push(error),
  } as unknown as HostServices;
  const queue = createCoachQueues(kind, PLACE).of(services);
  undo.push(queue.start());
  return queue;
}

async function untilSent(athleteIds: readonly number[]): Promise<void> {
  for (let turn = 0; turn < 1_000 && sent.length < athleteIds.length; turn += 1)
    await new Promise((done) => setTimeout(done, 1));
  expect(sent).toEqual(athleteIds);
}

test('what one coach left on the device waits for that coach, and tabs take turns in sending it', async () => {
  await openWaitingStore<TestItem>(PLACE).add({ athleteId: 1 }, 1);
  const other = openPage(2);
  await other.add({ athleteId: 2 });
  await untilSent([2]);

  const queue = openPage(1);
  await untilSent([2, 1]);
  await queue.allSent();
  expect(told.slice(-2)).toEqual(['1 waiting', null]);
  expect(reported).toEqual([]);
  expect(new Set(locks)).toEqual(new Set(['present', 'present left']));
});
