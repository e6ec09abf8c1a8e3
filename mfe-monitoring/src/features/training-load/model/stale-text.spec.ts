import { staleText } from './stale-text.js';

test.each([
  ['2026-11-14', 'No session for 7 days: these figures are of Sat, Nov 14, 2026.'],
  ['2025-12-31', 'No session for 325 days: these figures are of Wed, Dec 31, 2025.'],
  ['2026-11-15', null],
  ['2026-11-21', null],
  ['2026-11-22', null],
  [undefined, null],
])('the newest session on %p, seen on Nov 21, 2026', (newest, text) =>
  expect(staleText(newest, '2026-11-21')).toBe(text),
);
