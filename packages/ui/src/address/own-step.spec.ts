import { announceOwnStep, takeOwnStep } from './own-step.js';

test('an announced step passes once', () => {
  expect(takeOwnStep()).toBe(false);
  announceOwnStep();
  expect([takeOwnStep(), takeOwnStep()]).toEqual([true, false]);
});

test('one that never arrived does not speak for the next', () => {
  jest.useFakeTimers();
  announceOwnStep();
  jest.advanceTimersByTime(1_000);
  expect(takeOwnStep()).toBe(false);
  jest.useRealTimers();
});
