import { createAppTheme } from '@touchline/ui';
import { comparedDays, hasPlan, plannedOptions, plannedSeries, plannedSummary, plannedTable } from './planned-chart.js';

const TODAY = '2026-11-25';
const { charts } = createAppTheme('light');
const day = (date: string, planned_load: number | null, done_load: number | null) => ({
  date,
  planned_load,
  done_load,
  recorded: done_load === null ? 0 : 1,
  athletes: 1,
});
const STORED = [
  day('2026-11-20', 585, 600),
  day('2026-11-22', null, 120),
  day('2026-11-24', 540, null),
  day(TODAY, 0, null),
  day('2026-11-27', 405, null),
];
const days = comparedDays(STORED, TODAY);
const on = (date: string) => days.find((each) => each.date === date);

test('has every day of two weeks up to today and of the week ahead', () =>
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([21, '2026-11-12', '2026-12-02']));

test('a day without a session is a rest day once it is over, and open until then', () => {
  expect(on('2026-11-24')).toEqual({ date: '2026-11-24', planned: 540, done: 0 });
  expect(on('2026-11-23')).toEqual({ date: '2026-11-23', planned: null, done: 0 });
  expect(on(TODAY)).toEqual({ date: TODAY, planned: 0, done: null });
  expect(on('2026-11-27')).toEqual({ date: '2026-11-27', planned: 405, done: null });
});

test('needs a plan', () => {
  expect(hasPlan(days)).toBe(true);
  expect(hasPlan(comparedDays([day(TODAY, 0, null)], TODAY))).toBe(true);
  expect(hasPlan(comparedDays([day('2026-11-22', null, 120)], TODAY))).toBe(false);
});

test('draws a bar per day and a line where a load is planned, a plan of 0 too', () => {
  const data = plannedSeries(days, charts)[0]?.data ?? [];
  expect(data.map(({ goals }) => goals?.[0]?.value).filter((value) => value !== undefined)).toEqual([585, 540, 0, 405]);
  expect(data.find(({ x }) => x === '2026-11-20')).toMatchObject({ y: 600, goals: [{ value: 585 }] });
});

test('the axis has room for plans and bars, and a label for few days', () => {
  const { yaxis, xaxis } = plannedOptions(comparedDays([day('2026-11-27', 1350, null)], TODAY), charts);
  expect(yaxis).toMatchObject({ min: 0 });
  expect(Number([yaxis].flat()[0]?.max)).toBeGreaterThanOrEqual(1350);
  const text = xaxis?.labels?.formatter as (date: string) => string;
  expect(days.map(({ date }) => text(date)).filter(Boolean)).toEqual(['Nov 18', 'Nov 25', 'Dec 02']);
});

test('table and description say the same', () => {
  expect(plannedTable(days).rows.slice(8, 16)).toEqual([
    ['Fri, Nov 20, 2026', '600 AU', '585 AU'],
    ['Sat, Nov 21, 2026', '0 AU', 'no plan'],
    ['Sun, Nov 22, 2026', '120 AU', 'no plan'],
    ['Mon, Nov 23, 2026', '0 AU', 'no plan'],
    ['Tue, Nov 24, 2026', '0 AU', '540 AU'],
    ['Wed, Nov 25, 2026', 'nothing yet', '0 AU'],
    ['Thu, Nov 26, 2026', 'nothing yet', 'no plan'],
    ['Fri, Nov 27, 2026', 'nothing yet', '405 AU'],
  ]);
  expect(plannedSummary(days)).toBe('On 2 days with a plan up to today: 1,125 AU planned, 600 AU done.');
});
