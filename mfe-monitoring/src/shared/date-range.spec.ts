import { dateRange } from './date-range.js';

test.each([
  [[], ''],
  [['2026-11-05'], 'Nov 05, 2026'],
  [['2026-11-05', '2026-11-05'], 'Nov 05, 2026'],
  [['2025-12-30', '2026-01-02', '2026-01-05'], 'Dec 30, 2025 – Jan 05, 2026'],
])('%j: %p', (dates, text) => expect(dateRange(dates)).toBe(text));
