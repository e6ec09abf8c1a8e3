import { setImmediate as nextTurn } from 'node:timers/promises';
import { startDeadline } from './deadline.js';

const onExpired = jest.fn();
beforeEach(() => onExpired.mockClear());
afterEach(() => jest.useRealTimers());

test('expires once, after its time and not before', () => {
  jest.useFakeTimers();
  startDeadline(1000, onExpired);
  jest.advanceTimersByTime(999);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('never expires after it was cancelled', () => {
  jest.useFakeTimers();
  const cancel = startDeadline(1000, onExpired);
  jest.advanceTimersByTime(500);
  cancel();
  jest.advanceTimersByTime(5000);
  expect(onExpired).not.toHaveBeenCalled();
});

test('does not count time in which the process itself was busy', async () => {
  const cancel = startDeadline(50, onExpired);
  const until = Date.now() + 200;
  while (Date.now() < until);
  await nextTurn();
  expect(onExpired).not.toHaveBeenCalled();
  cancel();
});
