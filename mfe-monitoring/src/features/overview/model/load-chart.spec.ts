import { addDays } from '@touchline/contracts/calendar-date';
import { createAppTheme } from '@touchline/ui';
import { baselineNote, loadSummary, loadTable, monthOptions } from './load-chart.js';

const { charts } = createAppTheme('light');
/** Days of an athlete with `history` days of history on the last one. */
const daysUpTo = (history: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays('2026-11-01', at),
    sessions: at % 2,
    acute_workload: 10 * at,
    chronic_workload: at,
    history_days: history - count + 1 + at,
  }));

test('with less than 28 days of history a note shows the progress of the baseline', () => {
  const days = daysUpTo(11, 2);
  expect(baselineNote(days)).toBe('Chronic workload: building baseline, 11 of 28 days.');
  expect(baselineNote(daysUpTo(28, 2))).toBeNull();
  expect(loadSummary(days)).toBe(
    '2 days. Newest, Mon, Nov 2, 2026: acute 10, chronic 1 (building baseline, 11 of 28 days), in arbitrary units per day.',
  );
});

test('the table', () => {
  expect(loadTable(daysUpTo(28, 2))).toEqual({
    columns: ['Date', 'Sessions', 'Acute', 'Chronic'],
    rows: [
      ['Nov 01, 2026', '0', '0', '0 (building baseline, 27 of 28 days)'],
      ['Nov 02, 2026', '1', '10', '1'],
    ],
  });
});

test('a single day is drawn as a point', () => {
  expect(monthOptions(daysUpTo(1, 1), charts).markers?.size).toBeGreaterThan(0);
  expect(monthOptions(daysUpTo(9, 9), charts).markers?.size).toBe(0);
});

test.each([
  [28, ['Nov 01', 'Nov 10', 'Nov 19', 'Nov 28']],
  [5, ['Nov 01', 'Nov 03', 'Nov 05']],
  [4, ['Nov 01', 'Nov 02', 'Nov 03', 'Nov 04']],
  [1, ['Nov 01']],
])('of %p days the axis names', (count, named) =>
  expect((monthOptions(daysUpTo(100, count), charts).xaxis?.categories as string[]).filter(Boolean)).toEqual(named),
);
