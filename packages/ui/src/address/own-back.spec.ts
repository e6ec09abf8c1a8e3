import { announceOwnBack, BACK_DEADLINE_MS, consumeOwnBack } from './own-back.js';

test('an announced Back passes once', () => {
  expect(consumeOwnBack()).toBe(false);
  announceOwnBack();
  expect([consumeOwnBack(), consumeOwnBack()]).toEqual([true, false]);
});

test('an announcement expires, and does not count for a later Back', () => {
  jest.useFakeTimers();
  announceOwnBack();
  jest.advanceTimersByTime(BACK_DEADLINE_MS);
  expect(consumeOwnBack()).toBe(false);
  jest.useRealTimers();
});
