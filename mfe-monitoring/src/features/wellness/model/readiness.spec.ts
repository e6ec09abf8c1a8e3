import { createAppTheme } from '@touchline/ui';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { radarSize, readinessOptions, readinessSeries } from './readiness-chart.js';
import { meanText, readiness, readinessSummary, readinessTable } from './readiness.js';

const entry = (day: number, stress: number | null) =>
  buildEntry({ date: `2026-11-${String(day).padStart(2, '0')}`, stress });
const stressOf = (result: ReturnType<typeof readiness>) => result.means.find(({ rating }) => rating === 'stress');

test('averages the newest entries only', () => {
  const entries = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => entry(day, day === 1 ? 10 : 2));
  expect(stressOf(readiness(entries, 7))).toMatchObject({ mean: 2, count: 7 });
  expect(stressOf(readiness(entries, 30))).toMatchObject({ mean: 3, count: 8 });
  expect(readiness(entries, 7)).toMatchObject({ entries: 7, range: 'Nov 02, 2026 – Nov 08, 2026' });
});

test('a missing rating is skipped, not counted as zero', () => {
  expect(stressOf(readiness([entry(1, 8), entry(2, null), entry(3, 4)], 7))).toMatchObject({ mean: 6, count: 2 });
});

test('a rating that was never given has no mean, and then no shape is drawn', () => {
  const result = readiness([entry(1, null), entry(2, null)], 7);
  expect(stressOf(result)).toMatchObject({ mean: null, count: 0 });
  expect(readinessSeries(result.means)).toBeNull();
});

test('no entries', () => {
  const result = readiness([], 30);
  expect(result).toMatchObject({ entries: 0, range: '' });
  expect(result.means.map(({ mean }) => mean)).toEqual([null, null, null, null]);
});

test.each([
  [2.25, '2.3'],
  [2.24, '2.2'],
  [7, '7.0'],
  [null, 'no rating'],
])('%p reads %p', (mean, text) => expect(meanText(mean)).toBe(text));

test('shape, table and summary show the same values', () => {
  const result = readiness([entry(1, 5), entry(2, 6)], 7);
  expect(readinessSeries(result.means)).toEqual([{ name: 'Average', data: [2, 3, 4, 5.5] }]);
  expect(readinessTable(result).rows).toContainEqual(['Stress', '5.5', '2']);
  expect(readinessSummary(result)).toContain('Stress 5.5');
});

test('the radar always runs from 0 to 10', () => {
  const options = readinessOptions(['Stress'], 100, createAppTheme('dark').charts, '#58d0a4');
  expect(options.yaxis).toMatchObject({ min: 0, max: 10 });
  expect(options.xaxis?.categories).toEqual(['Stress']);
});

test.each([
  ['a phone of 320', 254, 64],
  ['a phone of 390', 324, 100],
  ['a column of its own', 700, 140],
  ['no room at all', 0, 56],
])('on %s the names beside the radar have their room', (_, width, radius) =>
  expect(radarSize(width)).toEqual({ radius, height: 2 * radius + 68 }),
);
