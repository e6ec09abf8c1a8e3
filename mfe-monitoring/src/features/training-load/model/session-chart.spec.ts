import { createAppTheme } from '@touchline/ui';
import { buildSession } from '../testing/session.js';
import { needsVerticalLabels, sessionOptions, sessionSeries, sessionSummary, sessionTable } from './session-chart.js';

const { charts } = createAppTheme('light');
const two = [buildSession({ rpe: 0, duration_min: 30 }), buildSession({ rpe: 7.5, duration_min: 145 })];

test('one bar per session, a rest at zero; the same load with another RPE is drawn again', () => {
  expect(sessionSeries(two)).toEqual([
    { name: 'Session RPE', data: [0, 1087.5], details: ['0 AU (RPE 0 × 30 min)', '1,087.5 AU (RPE 7.5 × 145 min)'] },
  ]);
  expect(sessionSeries([buildSession({ rpe: 5, duration_min: 60 })])).not.toEqual(
    sessionSeries([buildSession({ rpe: 6, duration_min: 50 })]),
  );
});

test('the tooltip shows date, load, RPE and minutes', () => {
  const { tooltip } = sessionOptions(two, charts, false);
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect(tooltip?.x?.formatter?.(1, { dataPointIndex: 1 })).toBe('Thu, Nov 5, 2026');
  expect(y?.formatter?.(1087.5, { dataPointIndex: 1 })).toBe('1,087.5 AU (RPE 7.5 × 145 min)');
});

test('a bar shows its exact load, halves included', () => {
  const text = sessionOptions(two, charts, false).dataLabels?.formatter;
  expect([0, 2.5, 3, 292.5, 1087.5].map((load) => text?.(load))).toEqual(['0', '2.5', '3', '292.5', '1,087.5']);
});

test('labels that do not fit side by side are vertical, with room above the highest bar', () => {
  const seven = Array.from({ length: 7 }, () => buildSession({ rpe: 7.5, duration_min: 145 }));
  expect([needsVerticalLabels(seven, 254), needsVerticalLabels(seven, 800)]).toEqual([true, false]);
  const room = (upright: boolean) => sessionOptions(seven, charts, upright).grid?.padding?.top ?? 0;
  expect(room(true)).toBeGreaterThan(room(false));
});

test('a single bar is as wide as each of seven', () => {
  const width = (count: number) =>
    Number.parseInt(
      String(
        sessionOptions(
          Array.from({ length: count }, () => buildSession()),
          charts,
          false,
        ).plotOptions?.bar?.columnWidth,
      ),
      10,
    ) / count;
  expect(Math.abs(width(1) - width(7))).toBeLessThan(1);
});

test('the scale ends close above the highest bar; rest sessions alone have a scale, too', () => {
  expect(sessionOptions([buildSession({ rpe: 9, duration_min: 100 })], charts, false).yaxis).toMatchObject({
    max: 1000,
    tickAmount: 5,
  });
  expect(sessionOptions([buildSession({ rpe: 0 })], charts, false).yaxis).toMatchObject({ max: 1 });
});

test('the table and the summary', () => {
  expect(sessionTable(two)).toEqual({
    columns: ['Session', 'Load (AU)', 'RPE', 'Minutes'],
    rows: [
      ['Nov 05, 2026', '0', '0', '30'],
      ['Nov 05, 2026, session 2', '1,087.5', '7.5', '145'],
    ],
  });
  expect(sessionSummary(two)).toBe('2 sessions. Newest, Thu, Nov 5, 2026: 1,087.5 AU (RPE 7.5 × 145 min).');
});
