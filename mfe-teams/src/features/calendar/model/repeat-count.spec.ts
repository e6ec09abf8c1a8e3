import { repeatCount, repeatProblem } from './repeat-count.js';

test.each([
  ['2026-11-24', '2026-11-24', 1],
  ['2026-11-24', '2026-11-30', 1],
  ['2026-11-24', '2026-12-01', 2],
  ['2026-11-24', '2026-12-29', 6],
  // Across New Year, a leap day and both clock changes.
  ['2027-12-28', '2028-03-07', 11],
  ['2027-03-23', '2027-04-06', 3],
])('from %s to %s', (date, until, count) => expect(repeatCount(date, until)).toBe(count));

test.each([
  ['2026-11-24', ''],
  ['', '2026-11-24'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-24', '2026-02-30'],
])('none from %p to %p', (date, until) => expect(repeatCount(date, until)).toBeNull());

test('at most 200', () => {
  expect(repeatProblem('2026-01-05', '2029-10-29')).toBeUndefined();
  expect(repeatCount('2026-01-05', '2029-10-29')).toBe(200);
  expect(repeatProblem('2026-01-05', '2029-11-05')).toBe('This makes 201 events; at most 200 can be added at once.');
});

test('rejects an end before the event, and accepts no end', () => {
  expect(repeatProblem('2026-11-24', '2026-11-23')).toBe('The last day must not be before the event.');
  expect(repeatProblem('2026-11-24', '')).toBeUndefined();
  expect(repeatProblem('', '2026-11-24')).toBeUndefined();
});
