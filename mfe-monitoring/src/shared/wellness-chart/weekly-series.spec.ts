import { buildEntry } from '../testing/wellness-entry.js';
import { pointText, weeklySeries, weeklySummary, weeklyTable } from './weekly-series.js';

const full = buildEntry({ date: '2026-11-05', stress: 5 });
const gap = buildEntry({ date: '2026-11-07', stress: null });

test('one series per line, a gap where a rating was left out', () => {
  expect(weeklySeries([full, gap], ['stress', 'hooper_index'])).toEqual([
    { name: 'Stress', data: [5, null] },
    { name: 'Hooper Index', data: [14, null] },
  ]);
});

test('no entries, no points; no lines, no series', () => {
  expect(weeklySeries([], ['stress'])).toEqual([{ name: 'Stress', data: [] }]);
  expect(weeklySeries([full], [])).toEqual([]);
});

test('the table says the same', () => {
  expect(weeklyTable([full, gap], ['sleep_quality', 'stress'])).toEqual({
    columns: ['Date', 'Sleep Quality', 'Stress'],
    rows: [
      ['Nov 05, 2026', '2', '5'],
      ['Nov 07, 2026', '2', 'no rating'],
    ],
  });
});

test.each([
  [7, 'stress', '7 of 10'],
  [22, 'hooper_index', '22 of 40'],
  [null, 'stress', 'no rating'],
  [undefined, 'hooper_index', 'no rating'],
] as const)('%p of %s reads %p', (value, line, expected) => expect(pointText(value, line)).toBe(expected));

test('a sentence for who cannot see the chart', () => {
  expect(weeklySummary([], ['stress'])).toBe('No entries.');
  expect(weeklySummary([full], ['stress', 'hooper_index'])).toBe(
    '1 entry, Nov 05, 2026. Newest, Thu, Nov 5, 2026: Stress 5 of 10, Hooper Index 14 of 40.',
  );
});
