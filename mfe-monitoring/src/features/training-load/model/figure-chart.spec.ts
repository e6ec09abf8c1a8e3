import { createAppTheme } from '@touchline/ui';
import { buildSession } from '../testing/session.js';
import { figureNotes, figureOptions, figureSeries, figureSummary, figureTable } from './figure-chart.js';

const { charts } = createAppTheme('light');
const missing = { training_monotony: null, training_strain: null };
const there = buildSession();
const early = buildSession({ date: '2026-11-03', history_days: 6, ...missing });
const equal = buildSession({ date: '2026-11-04', history_days: 7, ...missing });

test('a missing figure is a gap, never a zero; without any figure there is no series', () => {
  expect(figureSeries('monotony', [early, equal, there])).toEqual([{ name: 'Monotony', data: [null, null, 1.42] }]);
  expect(figureSeries('strain', [there])).toEqual([{ name: 'Strain', data: [2609.3] }]);
  expect(figureSeries('strain', [early, equal])).toBeNull();
});

test('notes say why figures are missing and name each day once', () => {
  expect(figureNotes('monotony', [early, early, equal, there])).toEqual([
    'No figure up to Nov 03: it needs 7 days of history, 6 so far.',
    'No figure on Nov 04: the training load was the same on all 7 days.',
  ]);
  expect(figureNotes('monotony', [there])).toEqual([]);
});

test('on a page of two years the notes name the year', () => {
  expect(figureNotes('monotony', [{ ...early, date: '2020-01-01' }, there])).toEqual([
    'No figure up to Jan 01, 2020: it needs 7 days of history, 6 so far.',
  ]);
});

test('the scale ends close above the highest figure; a missing one counts as none', () => {
  expect(figureOptions('strain', [equal, buildSession({ training_strain: 5100 })], charts).yaxis).toMatchObject({
    max: 6000,
    tickAmount: 6,
  });
  expect(figureOptions('monotony', [there], charts).yaxis).toMatchObject({ max: 1.5, tickAmount: 3 });
});

test('tooltip, table and summary carry the unit, or the reason for a missing figure', () => {
  const { tooltip } = figureOptions('strain', [equal, there], charts);
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect([0, 1].map((dataPointIndex) => y?.formatter?.(1, { dataPointIndex }))).toEqual([
    'none: the same training load on all 7 days',
    '2,609.3 AU',
  ]);
  expect(figureTable('monotony', [early, there])).toEqual({
    columns: ['Session', 'Monotony'],
    rows: [
      ['Nov 03, 2026', 'none: needs 7 days of history'],
      ['Nov 05, 2026', '1.42'],
    ],
  });
  expect(figureSummary('monotony', [there])).toBe('1 session. Newest, Thu, Nov 5, 2026: 1.42.');
});

test('markers keep a single point, or one between two gaps, visible', () =>
  expect(figureOptions('monotony', [there], charts).markers?.size).toBeGreaterThan(0));
