import { createAppTheme } from '@touchline/ui';
import { datedAxis } from './dated-chart.js';

const { charts } = createAppTheme('light');

test.each([
  [
    ['2026-11-05', '2026-12-31'],
    ['Nov 05', 'Dec 31'],
  ],
  [
    ['2020-01-01', '2026-11-05', '2026-11-06'],
    [
      ['Jan', '01', '2020'],
      ['Nov', '05', '2026'],
      ['Nov', '06'],
    ],
  ],
  [[], []],
])('below %j is %j', (dates, texts) => expect(datedAxis(dates, charts).categories).toEqual(texts));

test('stacked dates have the month above the day; they are neither slanted nor hidden', () => {
  const { categories, labels } = datedAxis(['2026-11-05'], charts, true);
  expect(categories).toEqual([['Nov', '05']]);
  expect(labels).toMatchObject({ rotate: 0, hideOverlappingLabels: false });
});
