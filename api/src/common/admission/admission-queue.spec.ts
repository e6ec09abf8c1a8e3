import { AdmissionQueue, type LoadClass } from './admission-queue.js';

const ANYBODY = { sender: '', loadClass: 'reads' } as const;
const LIMITS = { running: 2, onlyForWrites: () => 0, waiting: 3, waitMs: 500 };

/** A queue whose calls note what happened to them. */
function openQueue(limits = LIMITS) {
  const queue = new AdmissionQueue(limits);
  const log: string[] = [];
  const enter = (name: string, loadClass: LoadClass = 'reads', now = 0, sender = '') => {
    const call = {
      loadClass,
      sender,
      admit: () => void log.push(`${name} in`),
      refuse: () => void log.push(`${name} out`),
    };
    queue.enter(call, now);
    return call;
  };
  const happened = () => log.splice(0);
  return { queue, enter, happened };
}

function fullQueue() {
  const open = openQueue();
  open.enter('first');
  open.enter('second');
  open.happened();
  return open;
}

test('admits as many calls as may be in progress, and the next when one of them ends', () => {
  const { queue, enter, happened } = openQueue();
  enter('a');
  enter('b');
  enter('c');
  expect(happened()).toEqual(['a in', 'b in']);
  queue.leave(ANYBODY);
  expect(happened()).toEqual(['c in']);
  queue.leave(ANYBODY);
  queue.leave(ANYBODY);
  expect(queue.runningCount).toBe(0);
});

test('the newest of those that wait begins first', () => {
  const { queue, enter, happened } = fullQueue();
  for (const name of ['old', 'newer', 'newest']) enter(name);
  for (let n = 0; n < 3; n += 1) queue.leave(ANYBODY);
  expect(happened()).toEqual(['newest in', 'newer in', 'old in']);
});

test('a write begins before a read, a read before statistics', () => {
  const { queue, enter, happened } = fullQueue();
  enter('write', 'writes');
  enter('read', 'reads');
  enter('summary', 'statistics');
  for (let n = 0; n < 3; n += 1) queue.leave(ANYBODY);
  expect(happened()).toEqual(['write in', 'read in', 'summary in']);
});

test('reads leave places free for writes, which take those of reads too', () => {
  const { queue, enter, happened } = openQueue({ ...LIMITS, running: 3, onlyForWrites: () => 1 });
  for (const name of ['a', 'b', 'c']) enter(name, 'reads');
  enter('write', 'writes');
  expect(happened()).toEqual(['a in', 'b in', 'write in']);
  enter('second write', 'writes');
  queue.leave({ sender: '', loadClass: 'reads' });
  expect(happened()).toEqual(['second write in']);
  queue.leave({ sender: '', loadClass: 'writes' });
  expect(happened()).toEqual(['c in']);
});

test('a read waits although only a place for writes is free, and is refused when too many wait', () => {
  const { queue, enter, happened } = openQueue({ ...LIMITS, onlyForWrites: () => 1 });
  enter('first', 'reads');
  for (const name of ['a', 'b', 'c']) enter(name, 'reads');
  expect([queue.isFullFor('statistics'), queue.isFullFor('writes')]).toEqual([true, false]);
  enter('d', 'reads');
  expect(happened()).toEqual(['first in', 'a out']);
  queue.leave(ANYBODY);
  expect(happened()).toEqual(['d in']);
});

test('reads leave places free as long as they are asked to, and have all of them again afterwards', () => {
  let onlyForWrites = 2;
  const { queue, enter, happened } = openQueue({ ...LIMITS, running: 3, onlyForWrites: () => onlyForWrites });
  for (const name of ['a', 'b', 'c', 'd']) enter(name, 'reads');
  expect(happened()).toEqual(['a in']);
  onlyForWrites = 1;
  queue.fill();
  expect(happened()).toEqual(['d in']);
  onlyForWrites = 0;
  queue.leave(ANYBODY);
  expect(happened()).toEqual(['c in', 'b in']);
});

test('holds up writes when one waits of a sender who has no call in progress', () => {
  const { queue, enter } = openQueue();
  enter('phone 1', 'writes', 0, 'phone');
  enter('other', 'writes', 0, 'other');
  enter('phone 2', 'writes', 0, 'phone');
  enter('read', 'reads', 0, 'reader');
  expect(queue.holdsUpWritesSince(0)).toBe(false);
  enter('third', 'writes', 100, 'third');
  expect([queue.holdsUpWritesSince(99), queue.holdsUpWritesSince(100)]).toEqual([false, true]);
  queue.leave({ sender: 'other', loadClass: 'writes' });
  expect(queue.holdsUpWritesSince(100)).toBe(false);
});

test('when too many wait, the oldest of the lowest class is refused', () => {
  const { queue, enter, happened } = fullQueue();
  enter('summary', 'statistics');
  enter('read', 'reads');
  enter('write', 'writes');
  expect(happened()).toEqual([]);
  enter('second write', 'writes');
  expect(happened()).toEqual(['summary out']);
  enter('third write', 'writes');
  expect(happened()).toEqual(['read out']);
  enter('late read', 'reads');
  expect(happened()).toEqual(['late read out']);
  expect([queue.isFullFor('statistics'), queue.isFullFor('reads'), queue.isFullFor('writes')]).toEqual([
    true,
    true,
    false,
  ]);
  enter('fourth write', 'writes');
  expect(happened()).toEqual(['write out']);
});

test('a call that waited for too long is refused, and not a moment earlier', () => {
  const { queue, enter, happened } = fullQueue();
  enter('early', 'reads', 100);
  enter('late', 'writes', 300);
  queue.refuseOverdue(599);
  expect(happened()).toEqual([]);
  queue.refuseOverdue(600);
  expect(happened()).toEqual(['early out']);
  queue.refuseOverdue(800);
  expect(happened()).toEqual(['late out']);
  queue.leave(ANYBODY);
  expect(queue.runningCount).toBe(1);
});

test('a call whose sender has gone is forgotten', () => {
  const { queue, enter, happened } = fullQueue();
  const gone = enter('gone');
  enter('stays');
  expect(queue.cancel(gone)).toBe(true);
  expect(queue.cancel(gone)).toBe(false);
  queue.leave(ANYBODY);
  expect(happened()).toEqual(['stays in']);
});

test('those with fewer calls in progress come first, however many calls another one sends', () => {
  const { queue, enter, happened } = openQueue();
  for (const name of ['app 1', 'app 2', 'app 3']) enter(name, 'writes', 0, 'app');
  enter('phone', 'writes', 0, 'phone');
  enter('app 4', 'writes', 0, 'app');
  happened();
  queue.leave({ sender: 'app', loadClass: 'writes' });
  expect(happened()).toEqual(['phone in']);
  queue.leave({ sender: 'phone', loadClass: 'writes' });
  expect(happened()).toEqual(['app 4 in']);
});

test('when too many calls wait, the sender with the most is refused first', () => {
  const { enter, happened } = fullQueue();
  enter('phone', 'writes', 0, 'phone');
  for (const name of ['app 1', 'app 2', 'app 3']) enter(name, 'writes', 0, 'app');
  expect(happened()).toEqual(['app 1 out']);
  enter('other phone', 'writes', 0, 'other phone');
  expect(happened()).toEqual(['app 2 out']);
});
