import { needsStackedDates } from './value-options.js';

test('dates are stacked when they do not fit on one line', () => {
  const five = [1, 2, 3, 4, 5].map((day) => ({ date: `2026-11-0${day}` }));
  expect(needsStackedDates(five, 326)).toBe(false);
  expect(needsStackedDates(five, 256)).toBe(true);
  expect(needsStackedDates(five.slice(3), 256)).toBe(false);
});
