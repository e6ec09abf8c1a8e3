import { periodText, shortDay, updatedAt, weekText } from './date-texts.js';

test.each([
  ['2026-11-16', '2026-11-22', 'Nov 16 – 22, 2026'],
  ['2026-10-24', '2026-11-22', 'Oct 24 – Nov 22, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027'],
  ['2025-11-01', '2026-11-01', 'Nov 1, 2025 – Nov 1, 2026'],
  ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
])('%s to %s: %s', (start, end, text) => expect(periodText(start, end)).toBe(text));

test.each([
  ['2026-11-16', 'Nov 16 – 22'],
  ['2026-11-30', 'Nov 30 – Dec 6'],
  ['2026-12-28', 'Dec 28 – Jan 3'],
])('the week from %s on: %s', (monday, text) => expect(weekText(monday)).toBe(text));

test('a day with its weekday', () => expect(shortDay('2026-11-05')).toBe('Thu, Nov\u00a05'));

const INSTANT = Date.parse('2026-11-20T23:05:59Z');

test.each([
  ['UTC', 'Nov 20, 2026, 23:05'],
  ['Pacific/Auckland', 'Nov 21, 2026, 12:05'],
  ['America/Chicago', 'Nov 20, 2026, 17:05'],
])('the time of an update in %s: %s', (zone, text) => expect(updatedAt(INSTANT, zone)).toBe(text));

test('the time of an update at midnight starts with 00', () =>
  expect(updatedAt(Date.parse('2026-11-20T00:00:00Z'), 'UTC')).toBe('Nov 20, 2026, 00:00'));
