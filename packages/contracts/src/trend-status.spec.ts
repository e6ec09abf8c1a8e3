import { TREND_STATUSES, TREND_STATUS_COLORS, trendStatus, type TrendDirection } from './trend-status.js';

const UP: TrendDirection[] = ['up', 'up', 'up', 'up'];
const MIXED: TrendDirection[] = ['up', 'down', 'flat', 'up'];

/** Every variation; the shared test vectors run in the API, beside the figures. */
it.each([
  [null, 'Monitor', 'Monitor'],
  [0, 'Stable', 'Stable'],
  [1, 'Stable', 'Stable'],
  [2, 'Monitor', 'Monitor'],
  [3, 'Excellent Progress', 'Needs Attention'],
  [4, 'Excellent Progress', 'At Risk'],
  [9, 'Excellent Progress', 'At Risk'],
])('variation %p: %p with everything up, %p with something down', (variation, allUp, mixed) => {
  expect([trendStatus(variation, UP), trendStatus(variation, MIXED)]).toEqual([allUp, mixed]);
});

it('a variation of 4 or more with nothing down and not everything up is Monitor', () => {
  expect(trendStatus(4, ['up', 'up', 'up', 'flat'])).toBe('Monitor');
});

it('gives every status a colour', () => {
  expect(TREND_STATUSES.map((status) => TREND_STATUS_COLORS[status])).toEqual([
    'success',
    'success',
    'warning',
    'error',
    'info',
  ]);
});
