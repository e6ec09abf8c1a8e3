import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterPatience } from './after-patience.js';

const late = jest.fn();
beforeEach(() => late.mockClear());
afterEach(() => jest.useRealTimers());

test('is late once, after that time and not before', () => {
  jest.useFakeTimers();
  afterPatience(1000, late);
  jest.advanceTimersByTime(999);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(late).toHaveBeenCalledTimes(1);
});

test('never, once it was answered', () => {
  jest.useFakeTimers();
  const answered = afterPatience(1000, late);
  jest.advanceTimersByTime(500);
  answered();
  jest.advanceTimersByTime(5000);
  expect(late).not.toHaveBeenCalled();
});

test('a process that was busy itself for longer reads first what lies there', async () => {
  const answered = afterPatience(50, late);
  const until = Date.now() + 200;
  while (Date.now() < until);
  await nextTurn();
  expect(late).not.toHaveBeenCalled();
  answered();
});
