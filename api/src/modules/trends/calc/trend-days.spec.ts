import { trendDays } from './trend-days.js';

it.each([
  ['2026-11-22', ['2026-11-16', '2026-11-22'], ['2026-10-19', '2026-11-15']],
  // Across a leap day.
  ['2024-03-03', ['2024-02-26', '2024-03-03'], ['2024-01-29', '2024-02-25']],
])('on %s: the last seven days and the 28 days before them', (today, recentEnds, baselineEnds) => {
  const { recent, baseline } = trendDays(today);
  expect([recent.length, baseline.length, new Set([...recent, ...baseline]).size]).toEqual([7, 28, 35]);
  expect([
    [recent[0], recent.at(-1)],
    [baseline[0], baseline.at(-1)],
  ]).toEqual([recentEnds, baselineEnds]);
});
