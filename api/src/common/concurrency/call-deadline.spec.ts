import { setTimeout as delay } from 'node:timers/promises';
import { runWithDeadline, runWithoutDeadline, timeLeft, withinDeadline } from './call-deadline.js';

const inSeconds = (seconds: number) => performance.now() + seconds * 1000;

test('there is no deadline outside of calls', () => {
  expect(timeLeft()).toBe(Infinity);
});

test('a deadline accompanies what a call awaits, and no other call', async () => {
  const slow = runWithDeadline(inSeconds(60), async () => {
    await delay(5);
    return timeLeft();
  });
  const other = runWithDeadline(inSeconds(600), async () => {
    await delay(1);
    return timeLeft();
  });
  expect(await slow).toBeLessThanOrEqual(60_000);
  expect(await other).toBeGreaterThan(60_000);
  expect(timeLeft()).toBe(Infinity);
});

test('nothing is left after the deadline', () => {
  expect(runWithDeadline(inSeconds(-1), timeLeft)).toBe(0);
});

test('work that serves others has no deadline', async () => {
  const left = runWithDeadline(inSeconds(-1), () =>
    runWithoutDeadline(async () => {
      await delay(1);
      return timeLeft();
    }),
  );
  expect(await left).toBe(Infinity);
});

test('a call waits no longer than it may, for work that goes on', async () => {
  let finish: (value: boolean) => void = () => undefined;
  const work = new Promise<boolean>((resolve) => (finish = resolve));
  const late = () => new Error('late');
  await expect(runWithDeadline(inSeconds(0.01), () => withinDeadline(work, late))).rejects.toThrow('late');

  finish(true);
  expect(await runWithDeadline(inSeconds(60), () => withinDeadline(work, late))).toBe(true);
  expect(await withinDeadline(Promise.resolve(1), late)).toBe(1);
});
