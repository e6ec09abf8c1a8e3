/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { addToFormer } from '../../../shared/testing/former-database.js';
import { setTabLocks } from '../../../shared/testing/tab-locks.js';
import { moveFormerItems } from '../../../shared/waiting/move-former-items.js';
import { openWaitingStore } from '../../../shared/waiting/waiting-store.js';
import { GRID_STORE } from './grid-queue.js';
import type { WaitingGrid } from './waiting-grid.js';

let restoreLocks: () => void;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  restoreLocks = setTabLocks();
});
afterEach(() => restoreLocks());

test('sessions that wait in the database of an older version are found in the present one', async () => {
  const bodies = [7, 8].map((event_id) => ({ event_id, rows: [] }));
  await addToFormer(
    { formerDatabase: 'touchline.attendance.sessions', table: 'sessions' },
    bodies.map((body) => ({ coachId: 1, body })),
  );
  await moveFormerItems(GRID_STORE);
  const waiting = await openWaitingStore<WaitingGrid>(GRID_STORE).list(1);
  expect(waiting.map(({ body }) => body)).toEqual(bodies);
});
