import { announceOwnStep, STEP_ARRIVES_WITHIN_MS, takeOwnStep } from './own-step.js';

test('an announced step passes once', () => {
  expect(takeOwnStep()).toBe(false);
  announceOwnStep();
  expect([takeOwnStep(), takeOwnStep()]).toEqual([true, false]);
});

test('one that never arrived does not speak for the next', () => {
  jest.useFakeTimers();
  announceOwnStep();
  jest.advanceTimersByTime(STEP_ARRIVES_WITHIN_MS);
  expect(takeOwnStep()).toBe(false);
  jest.useRealTimers();
});
