import { addDays } from '@touchline/contracts/calendar-date';
import { createAppTheme } from '@touchline/ui';
import { axisLabels, baselineNote, loadLines, loadOptions, loadSeries, loadSummary, loadTable } from './load-chart.js';

const { charts } = createAppTheme('light');
/** Days of an athlete who has `history` days of history on the last of them. */
const daysUpTo = (history: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ date: addDays('2026-11-01', at), sessions: at % 2, acute_workload: 10 * at, chronic_workload: at, history_days: history - count + 1 + at }));

test('a full history has two lines', () => {
  const days = daysUpTo(100, 3);
  expect(loadSeries(days)).toEqual([{ name: 'Acute (7 days)', data: [0, 10, 20] }, { name: 'Chronic (28 days)', data: [0, 1, 2] }]);
  expect(baselineNote(days)).toBeNull();
});

test('a baseline that builds is a line of its own, greyed and dashed, joined to the full one', () => {
  const days = daysUpTo(29, 4);
  expect(loadSeries(days).map(({ data }) => data)).toEqual([[0, 10, 20, 30], [0, 1, 2, null], [null, null, 2, 3]]);
  const { colors, stroke } = loadOptions(days, charts);
  expect(colors).toEqual([charts.load.acute, charts.load.building, charts.load.chronic]);
  expect(stroke?.dashArray).toEqual([0, 6, 0]);
  expect(baselineNote(days)).toBeNull();
});

test('with less than 28 days there is no full line, and it is said how far it is', () => {
  const days = daysUpTo(11, 2);
  expect(loadLines(days)).toEqual(['acute', 'building']);
  expect(baselineNote(days)).toBe('Chronic workload: building baseline, 11 of 28 days.');
  expect(loadSummary(days)).toBe('2 days. Newest, Mon, Nov 2, 2026: acute 10, chronic 1 (building baseline, 11 of 28 days), in arbitrary units per day.');
});

test('the same as a table', () => {
  expect(loadTable(daysUpTo(28, 2))).toEqual({ columns: ['Date', 'Sessions', 'Acute', 'Chronic'], rows: [['Nov 01, 2026', '0', '0', '0 (building baseline, 27 of 28 days)'], ['Nov 02, 2026', '1', '10', '1']] });
});

test('a single day is seen as a point, and the tooltip says the day and the unit', () => {
  const { markers, tooltip } = loadOptions(daysUpTo(1, 1), charts);
  expect(markers?.size).toBeGreaterThan(0);
  expect(loadOptions(daysUpTo(9, 9), charts).markers?.size).toBe(0);
  expect(tooltip?.x?.formatter?.(1, { dataPointIndex: 0 })).toBe('Sun, Nov 1, 2026');
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect([y?.formatter?.(0), y?.formatter?.(262.5)]).toEqual(['0 AU per day', '262.5 AU per day']);
});

test.each([
  [28, ['Nov 01', 'Nov 10', 'Nov 19', 'Nov 28']],
  [5, ['Nov 01', 'Nov 03', 'Nov 05']],
  [4, ['Nov 01', 'Nov 02', 'Nov 03', 'Nov 04']],
  [1, ['Nov 01']],
])('of %p days the axis names', (count, named) => expect(axisLabels(daysUpTo(100, count)).filter(Boolean)).toEqual(named));
