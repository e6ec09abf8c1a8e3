import { keptDates } from './kept-dates.js';

const MONDAYS = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const kept = (dates: readonly string[], opened: number, recorded: number[] = []) => {
  const series = dates.map((date, id) => ({ id, date }));
  return [...keptDates(series[opened]!, series, new Set(recorded))];
};

test.each<[string, readonly string[], number, number[], number[]]>([
  ['none of a series nobody has touched', MONDAYS, 3, [], []],
  ['those that took place', MONDAYS, 3, [0, 1], [0, 1]],
  ['the opened one, when it took place', MONDAYS, 1, [0, 1], [0, 1]],
  ['one that was changed on its own', ['2026-11-02', '2026-11-12', '2026-11-16', '2026-11-23'], 3, [], [1]],
  ['not the opened one, which was changed on its own', ['2026-11-02', '2026-11-12', '2026-11-16'], 1, [], []],
  ['the other one of two', ['2026-11-02', '2026-11-12'], 0, [], [1]],
  ['the other weekday of two', ['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-12'], 1, [], [0, 2]],
  ['the weekday of the most, where the other one is opened', ['2026-11-02', '2026-11-05', '2026-11-09'], 1, [], [0, 2]],
  ['the weekday with fewer, where the other one is opened', ['2026-11-02', '2026-11-05', '2026-11-09'], 0, [], [1]],
  [
    'one that was changed on its own, of two weekdays',
    ['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-13', '2026-11-16', '2026-11-19'],
    5,
    [],
    [0, 2, 3, 4],
  ],
  ['one of another week on the usual weekday moves', ['2026-11-02', '2026-11-09', '2026-11-30'], 0, [], []],
])('a series keeps the date of %s', (_, dates, opened, recorded, expected) =>
  expect(kept(dates, opened, recorded)).toEqual(expected),
);
