import type { LoadClass } from './admission-queue.js';
import { createQueues } from './admission-queues.js';
import type { CallerGroup } from './route-loads.js';

const RUNNING = 10;

/** Queues with calls of one group and class that entered and go on until they `end`. */
function openQueues() {
  const queues = createQueues(RUNNING);
  const enter = (group: CallerGroup, loadClass: LoadClass, count: number) => {
    for (let n = 0; n < count; n += 1)
      queues[group].enter({ loadClass, sender: `${n}`, admit: () => undefined, refuse: () => undefined }, 0);
  };
  const end = (group: CallerGroup, loadClass: LoadClass) => queues[group].leave({ loadClass, sender: '' });
  return { queues, enter, end };
}

test('coaches read with all their places while no answer waits', () => {
  const { queues, enter } = openQueues();
  enter('app', 'writes', RUNNING);
  enter('coaches', 'reads', 20);
  expect([queues.app.waitingCount, queues.coaches.runningCount]).toEqual([0, RUNNING]);
});

test('while answers of athletes wait, coaches read with two places in ten, and save with all of them', () => {
  const { queues, enter } = openQueues();
  enter('app', 'writes', RUNNING + 1);
  enter('coaches', 'reads', 20);
  expect(queues.coaches.runningCount).toBe(2);
  enter('coaches', 'writes', 20);
  expect(queues.coaches.runningCount).toBe(RUNNING);
});

test('reads of coaches that are in progress go on, and none follows them before the last answer has begun', () => {
  const { queues, enter, end } = openQueues();
  enter('coaches', 'reads', 20);
  enter('app', 'writes', RUNNING + 1);
  end('coaches', 'reads');
  expect(queues.coaches.runningCount).toBe(RUNNING - 1);
  end('app', 'writes');
  end('coaches', 'reads');
  expect(queues.coaches.runningCount).toBe(RUNNING);
});

test('pages of athletes leave six places in ten for answers, also when none waits', () => {
  const { queues, enter } = openQueues();
  enter('app', 'reads', RUNNING);
  expect(queues.app.runningCount).toBe(4);
  enter('app', 'writes', 6);
  expect(queues.app.runningCount).toBe(RUNNING);
});
