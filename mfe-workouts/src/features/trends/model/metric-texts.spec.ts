import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import { trendColor, trendText, valueText } from './metric-texts.js';

test.each<[TrendMetric, number | null, string | null]>([
  ['trainingLoad', 406.5, '407 AU/day'],
  ['trainingLoad', 0, '0 AU/day'],
  ['wellness', 18.25, 'Hooper 18.3'],
  ['wellness', 20, 'Hooper 20.0'],
  ['sprint', 1.745, '1.75 s'],
  ['vertical', 44, '44.0 cm'],
  ['vertical', null, null],
])('%s %p reads %p', (metric, value, text) => expect(valueText(metric, { value })).toBe(text));

test('an arrow has a text for each metric', () => {
  expect([
    trendText('trainingLoad', 'up'),
    trendText('wellness', 'down'),
    trendText('sprint', 'up'),
    trendText('vertical', 'down'),
    trendText('sprint', 'flat'),
  ]).toEqual([
    'Trend up: more load',
    'Trend down: worse',
    'Trend up: faster',
    'Trend down: lower',
    'Trend flat: as usual',
  ]);
});

test('more load is neither good nor bad', () => {
  expect([
    trendColor('trainingLoad', 'up'),
    trendColor('trainingLoad', 'down'),
    trendColor('wellness', 'up'),
    trendColor('sprint', 'down'),
    trendColor('vertical', 'flat'),
  ]).toEqual(['text.secondary', 'text.secondary', 'success.main', 'error.main', 'text.secondary']);
});
