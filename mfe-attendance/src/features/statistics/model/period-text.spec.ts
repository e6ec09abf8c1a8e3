import { periodText, shortDay, weekText } from './period-text.js';

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
