import { addDays } from '@touchline/contracts/calendar-date';
import { createAppTheme } from '@touchline/ui';
import { baselineText, chronicText, loadLines, loadOptions, loadSeries } from './load-chart.js';

const { charts } = createAppTheme('light');
/** Days of an athlete with `history` days of history on the last one. */
const daysUpTo = (history: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays('2026-11-01', at),
    acute_workload: 10 * at,
    chronic_workload: at,
    history_days: history - count + 1 + at,
  }));

test('a full history has two lines', () => {
  expect(loadSeries(daysUpTo(100, 3))).toEqual([
    { name: 'Acute (7 days)', data: [0, 10, 20] },
    { name: 'Chronic (28 days)', data: [0, 1, 2] },
  ]);
});

test('a building baseline is a separate line, grey and dashed, joined to the full one', () => {
  const days = daysUpTo(29, 4);
  expect(loadSeries(days).map(({ data }) => data)).toEqual([
    [0, 10, 20, 30],
    [0, 1, 2, null],
    [null, null, 2, 3],
  ]);
  const { colors, stroke } = loadOptions(days, charts);
  expect(colors).toEqual([charts.load.acute, charts.load.building, charts.load.chronic]);
  expect(stroke?.dashArray).toEqual([0, 6, 0]);
});

test('a building baseline is not joined across a break as long as a whole baseline', () => {
  const [before] = daysUpTo(27, 1);
  const after = (days: number) => ({ ...before!, chronic_workload: 5, history_days: 27 + days });
  expect(loadSeries([before!, after(27)])[1]?.data).toEqual([0, 5]);
  expect(loadSeries([before!, after(28)]).map(({ data }) => data)).toEqual([
    [0, 0],
    [0, null],
    [null, 5],
  ]);
});

test('the scale ends just above the highest point of both lines', () => {
  expect(loadOptions(daysUpTo(29, 4), charts).yaxis).toMatchObject({ min: 0, max: 30, tickAmount: 6 });
  expect(loadOptions([{ ...daysUpTo(29, 1)[0]!, chronic_workload: 210 }], charts).yaxis).toMatchObject({ max: 250 });
});

test('with less than 28 days of history there is no full line', () =>
  expect(loadLines(daysUpTo(11, 2))).toEqual(['acute', 'building']));

test('the chronic workload shows its progress while the baseline builds', () => {
  const [building, full] = daysUpTo(28, 2);
  expect(baselineText(building!)).toBe('building baseline, 27 of 28 days');
  expect([chronicText(building!), chronicText(full!)]).toEqual(['0 (building baseline, 27 of 28 days)', '1']);
});

test('the tooltip shows the day and the unit', () => {
  const { tooltip } = loadOptions(daysUpTo(1, 1), charts);
  expect(tooltip?.x?.formatter?.(1, { dataPointIndex: 0 })).toBe('Sun, Nov 1, 2026');
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect([y?.formatter?.(0), y?.formatter?.(262.5)]).toEqual(['0 AU per day', '262.5 AU per day']);
});
