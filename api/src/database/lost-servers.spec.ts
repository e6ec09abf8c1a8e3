import type { Pool, PoolConnection } from 'mysql2';
import { DatabaseUnavailableError } from './database-errors.js';
import { acquireOrFallBack } from './lost-servers.js';

const CONNECTION = {} as PoolConnection;

/** Whose connection a read gets, or its error, when the pool of the readers fails with `error`. */
function readWith(error: Error) {
  const asked: string[] = [];
  const writerPool = {
    getConnection: (callback: (error: null, connection: PoolConnection) => void) => {
      asked.push('writer');
      callback(null, CONNECTION);
    },
  } as unknown as Pool;
  const acquire = acquireOrFallBack(
    (callback) => {
      asked.push('readers');
      callback(error);
    },
    () => writerPool,
  );
  const read = () => {
    let outcome: unknown;
    acquire((failure, connection) => (outcome = failure ?? connection));
    return outcome;
  };
  return { asked, read };
}

test('the writer serves reads while no reader can be reached', () => {
  const { asked, read } = readWith(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect([read(), read()]).toEqual([CONNECTION, CONNECTION]);
  expect(asked).toEqual(['readers', 'writer', 'writer']);
});

test('readers that are only busy keep their reads', () => {
  const busy = new DatabaseUnavailableError('no connection came free in time');
  const { asked, read } = readWith(busy);
  expect([read(), read()]).toEqual([busy, busy]);
  expect(asked).toEqual(['readers', 'readers']);
});
