import { addDays } from '@touchline/contracts/calendar-date';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import { createAppTheme } from '@touchline/ui';
import {
  needsStaggering,
  hasAverage,
  weekText,
  workloadOptions,
  workloadSeries,
  workloadSummary,
  workloadTable,
} from './workload-chart.js';

const BLANK = '\u00a0';
const { charts } = createAppTheme('dark');
const week = (loads: (number | null)[], means: (number | null)[] = []): WorkloadDay[] =>
  Array.from({ length: 7 }, (_, at) => ({
    date: addDays('2026-11-16', at),
    load: loads[at] ?? null,
    four_week_mean: means[at] ?? null,
  }));
const WEEK = week([300, 0, 1262.5], [450, 100.25, 0, 500, 400, 600, 0]);
const NEW = week([300, 0]);

test('a rest day is 0, a future day has the average alone; the values are exact and add up to the total', () => {
  const [{ data } = { data: [] }] = workloadSeries(WEEK, charts, false);
  expect(data.map(({ x, y, goals }) => [x, y, goals?.map(({ value }) => value)])).toEqual([
    [['Mon', '300'], 300, [450]],
    [['Tue', '0'], 0, [100.25]],
    [['Wed', '1,262.5'], 1262.5, [0]],
    [['Thu', BLANK], null, [500]],
    [['Fri', BLANK], null, [400]],
    [['Sat', BLANK], null, [600]],
    [['Sun', BLANK], null, [0]],
  ]);
});

test('all labels have the same number of lines, also before the first session; values that would touch are staggered', () => {
  const labels = (days: WorkloadDay[], width: number) =>
    workloadSeries(days, charts, needsStaggering(days, width))[0]?.data.map(({ x }) => x.slice(1));
  const late = week([null, 337.5, 0, 1262.5]);
  expect(labels(late, 600)).toEqual([[BLANK], ['337.5'], ['0'], ['1,262.5'], [BLANK], [BLANK], [BLANK]]);
  expect(labels(late, 280)?.slice(0, 4)).toEqual([
    [BLANK, BLANK],
    [BLANK, '337.5'],
    ['0', BLANK],
    [BLANK, '1,262.5'],
  ]);
  expect(needsStaggering(week([300, 0]), 280)).toBe(false);
});

test('every day has a tooltip, also one without a bar', () => {
  expect(workloadOptions(week([0]), charts).tooltip).toMatchObject({ shared: true, intersect: false });
});

test('without four full weeks before there is no average', () => {
  expect([hasAverage(WEEK), hasAverage(NEW)]).toEqual([true, false]);
  expect(workloadSeries(NEW, charts, false)[0]?.data[0]).toEqual({ x: ['Mon', '300'], y: 300 });
  expect(workloadTable(NEW).columns).toEqual(['Day', 'This week']);
  expect(workloadTable(NEW).rows.slice(0, 3)).toEqual([
    ['Mon, Nov 16, 2026', '300 AU'],
    ['Tue, Nov 17, 2026', '0 AU'],
    ['Wed, Nov 18, 2026', 'nothing yet'],
  ]);
});

test.each([
  [
    'against the usual load up to the same day',
    WEEK,
    'This week so far: 1,562.5 AU (RPE × minutes). By the end of today, the 4-week average is 550 AU.',
  ],
  ['alone', NEW, 'This week so far: 300 AU (RPE × minutes).'],
  [
    'a week of rest',
    week([0, 0], [200, 0, 0, 0, 0, 0, 0]),
    'This week so far: 0 AU (RPE × minutes). By the end of today, the 4-week average is 200 AU.',
  ],
  ['nothing recorded', week([]), null],
])('the week in a sentence: %s', (_, days, text) => expect(weekText(days)).toBe(text));

test('the summary and the table', () => {
  expect(workloadSummary(WEEK)).toBe(
    'Mon 300 AU (4-week average 450), Tue 0 AU (4-week average 100.25), Wed 1,262.5 AU (4-week average 0), Thu nothing yet (4-week average 500), Fri nothing yet (4-week average 400), Sat nothing yet (4-week average 600), Sun nothing yet (4-week average 0).',
  );
  expect(workloadTable(WEEK).rows.slice(2, 4)).toEqual([
    ['Wed, Nov 18, 2026', '1,262.5 AU', '0 AU'],
    ['Thu, Nov 19, 2026', 'nothing yet', '500 AU'],
  ]);
});

test('the scale ends above the highest bar and average, and a week of rest has a scale', () => {
  const top = (days: WorkloadDay[]) => {
    const { yaxis } = workloadOptions(days, charts);
    return (Array.isArray(yaxis) ? undefined : yaxis)?.max;
  };
  expect(top(week([0]))).toBeGreaterThan(0);
  expect(top(week([300, 1000]))).toBeGreaterThan(1000);
  expect(top(week([300], [2000, 0, 0, 0, 0, 0, 0]))).toBeGreaterThan(2000);
});
