import type { LoadClass } from './admission-queue.js';
import { AdmissionQueues } from './admission-queues.js';
import type { CallerGroup } from './route-loads.js';

const RUNNING = 10;

/** Queues with calls of one group and class that entered, each of another sender, and go on until they `end`. */
function openQueues(running = RUNNING) {
  const queues = new AdmissionQueues(running);
  const app = queues.of('app');
  const coaches = queues.of('coaches');
  let senders = 0;
  const enter = (group: CallerGroup, loadClass: LoadClass, count: number, now = 0) => {
    for (let n = 0; n < count; n += 1) {
      const sender = `${(senders += 1)}`;
      queues.of(group).enter({ loadClass, sender, admit: () => undefined, refuse: () => undefined }, now);
    }
  };
  const end = (group: CallerGroup, loadClass: LoadClass) => queues.of(group).leave({ loadClass, sender: '' });
  return { queues, app, coaches, enter, end };
}

test('coaches read with all their places while no answer waits', () => {
  const { queues, app, coaches, enter } = openQueues();
  enter('app', 'writes', RUNNING);
  queues.update(0);
  enter('coaches', 'reads', 20);
  expect([app.waitingCount, coaches.runningCount]).toEqual([0, RUNNING]);
});

test('while answers are held up, coaches read with one place in ten, and save with all of them', () => {
  const { queues, coaches, enter } = openQueues();
  enter('app', 'writes', RUNNING + 1);
  queues.update(49);
  enter('coaches', 'reads', 1);
  queues.update(50);
  enter('coaches', 'reads', 20, 50);
  expect(coaches.runningCount).toBe(1);
  enter('coaches', 'writes', 20, 50);
  expect(coaches.runningCount).toBe(RUNNING);
});

test('answers that come together and wait for a moment only take no place of coaches', () => {
  const { queues, coaches, enter } = openQueues();
  enter('app', 'writes', 3 * RUNNING);
  queues.update(49);
  enter('coaches', 'reads', 20);
  expect(coaches.runningCount).toBe(RUNNING);
});

test('pages of athletes that wait take no place of coaches', () => {
  const { queues, coaches, app, enter } = openQueues();
  enter('app', 'reads', RUNNING);
  queues.update(400);
  enter('coaches', 'reads', 20, 400);
  expect([app.waitingCount, coaches.runningCount]).toEqual([6, RUNNING]);
});

test('while answers are held up, statistics of coaches are refused at once, which could keep the last place for seconds', () => {
  const { queues, enter } = openQueues();
  const full = () => [queues.isFullFor('coaches', 'statistics'), queues.isFullFor('coaches', 'reads')];
  expect(full()).toEqual([false, false]);
  enter('app', 'writes', RUNNING + 1);
  queues.update(50);
  expect([queues.coachesReadLess, ...full()]).toEqual([true, true, false]);
});

test.each([1, 2, 8, 10, 25])('of %i places, at least one place in ten is left for reads', (running) => {
  const { queues, coaches, enter } = openQueues(running);
  enter('app', 'writes', running + 1);
  queues.update(50);
  enter('coaches', 'reads', 20, 50);
  expect(coaches.runningCount).toBe(Math.ceil(running / 10));
});

test('coaches’ reads that are in progress go on, and no other begins for two seconds after an answer was held up', () => {
  const { queues, app, coaches, enter, end } = openQueues();
  enter('coaches', 'reads', 10);
  enter('app', 'writes', RUNNING + 1);
  queues.update(200);
  enter('coaches', 'reads', 10, 2100);
  expect([coaches.runningCount, coaches.waitingCount]).toEqual([RUNNING, 10]);
  end('app', 'writes');
  expect(app.waitingCount).toBe(0);
  end('coaches', 'reads');
  queues.update(2199);
  expect(coaches.runningCount).toBe(RUNNING - 1);
  queues.update(2200);
  expect([coaches.runningCount, coaches.waitingCount]).toEqual([RUNNING, 9]);
});

test('an answer that waited for too long is refused, and no longer keeps coaches from reading', () => {
  const { queues, app, coaches, enter } = openQueues();
  enter('app', 'writes', RUNNING + 1);
  queues.update(400);
  queues.update(500);
  expect(app.waitingCount).toBe(0);
  queues.update(2499);
  enter('coaches', 'reads', 20, 2499);
  expect(coaches.runningCount).toBe(1);
  queues.update(2500);
  expect(coaches.runningCount).toBe(RUNNING);
});

test('pages of athletes leave six places in ten for answers, also when none waits', () => {
  const { app, enter } = openQueues();
  enter('app', 'reads', RUNNING);
  expect(app.runningCount).toBe(4);
  enter('app', 'writes', 6);
  expect(app.runningCount).toBe(RUNNING);
});
