import type { PoolConnection } from 'mysql2';
import type { Acquire } from './lost-servers.js';
import { WriterNode } from './writer-node.js';

/** A pool of one connection, which is opened again after it was destroyed. */
function openPool() {
  let opened = 0;
  let idle: PoolConnection | null = null;
  const acquire: Acquire = (callback) => {
    if (idle === null) {
      opened += 1;
      idle = { destroy: () => (idle = null) } as unknown as PoolConnection;
    }
    callback(null, idle);
  };
  return { acquire, opened: () => opened };
}

test('a connection is used until the writer is another node, and no longer', () => {
  const node = new WriterNode();
  const { acquire, opened } = openPool();
  const acquireCurrent = node.acquireCurrent(acquire);
  const acquireOnce = () => acquireCurrent(() => undefined);
  expect(node.saw('first')).toBe(false);
  acquireOnce();
  expect(node.saw('first')).toBe(false);
  acquireOnce();
  expect(opened()).toBe(1);
  expect(node.saw('second')).toBe(true);
  acquireOnce();
  acquireOnce();
  expect(opened()).toBe(2);
});

test('an error reaches the one who asked', () => {
  const error = new Error('away');
  const received: unknown[] = [];
  new WriterNode().acquireCurrent((callback) => callback(error))((...answer) => received.push(...answer));
  expect(received[0]).toBe(error);
});
