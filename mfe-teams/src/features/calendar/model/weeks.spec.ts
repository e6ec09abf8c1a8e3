import { formatShortWeek, nextWeek, formatWeek } from './weeks.js';

test.each([
  ['2026-11-16', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-12-31', '2027-01-04'],
  ['2999-12-31', '2999-12-23'],
])('the week after %s starts on %s', (day, monday) => expect(nextWeek(day)).toBe(monday));

test('a week is named by its first and last day', () => {
  expect(formatWeek('2026-12-28')).toBe('Dec 28, 2026 – Jan 03, 2027');
  expect(formatShortWeek('2026-11-23')).toBe('Nov 23 – Nov 29');
});
