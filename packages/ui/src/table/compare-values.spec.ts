import { compareValues } from './compare-values.js';
import type { SortValue } from './data-column.js';

const sorted = (values: readonly (SortValue | readonly SortValue[])[], isDescending = false) =>
  [...values].sort((a, b) => compareValues(a, b, isDescending));

test.each([
  [
    ['Zoe', 'Élodie', 'ana', 'Eva'],
    ['ana', 'Élodie', 'Eva', 'Zoe'],
  ],
  [
    ['Team 10', 'Team 9', 'Team 1'],
    ['Team 1', 'Team 9', 'Team 10'],
  ],
  [
    [10, 0, 9],
    [0, 9, 10],
  ],
])('%j in ascending order', (values, expected) => expect(sorted(values)).toEqual(expected));

test.each([
  [false, [0, 3, null, null]],
  [true, [3, 0, null, null]],
])('descending %p: null is last', (isDescending, expected) =>
  expect(sorted([null, 3, null, 0], isDescending)).toEqual(expected),
);

test('the first unequal value of a list decides, and null is last in each place', () => {
  const rows = [
    ['Berg', 'Zoe'],
    ['Adams', null],
    ['Berg', 'Ana'],
    ['Adams', 'Kim'],
  ];
  const [zoe, none, ana, kim] = rows;
  expect([sorted(rows), sorted(rows, true)]).toEqual([
    [kim, none, ana, zoe],
    [zoe, ana, kim, none],
  ]);
});
