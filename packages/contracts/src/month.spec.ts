import { addMonths, gridRange, isMonth, monthOf, sameDayIn, weeksOf } from './month.js';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
  ['2026-03', 0, '2026-03'],
])('%s moved by %i: %s', (month, by, moved) => expect(addMonths(month, by)).toBe(moved));

test.each([
  ['2026-02', '2026-01-31', '2026-02-28'],
  ['2028-02', '2028-01-31', '2028-02-29'],
  ['2026-12', '2026-11-30', '2026-12-30'],
  ['3000-01', '2999-12-31', '2999-12-31'],
  ['1899-12', '1900-01-15', '1900-01-15'],
])('in %s, %s is %s', (month, date, found) => expect(sameDayIn(month, date)).toBe(found));

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['', false],
  [null, false],
])('%p is a month: %p', (text, is) => expect(isMonth(text)).toBe(is));

test('a date lies in its month', () => expect(monthOf('2026-03-29')).toBe('2026-03'));

describe('the weeks of a month', () => {
  it('begin on Mondays and hold every day once', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeks.at(-1)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });

  it('are four where February begins on a Monday', () => expect(weeksOf('2027-02')).toHaveLength(4));
});

test('the last supported month has whole weeks, but its grid range ends with its last day', () => {
  expect(weeksOf('2999-12').at(-1)).toEqual([
    '2999-12-30',
    '2999-12-31',
    '3000-01-01',
    '3000-01-02',
    '3000-01-03',
    '3000-01-04',
    '3000-01-05',
  ]);
  expect(gridRange('2999-12')).toEqual({ from: '2999-11-25', to: '2999-12-31' });
});

test('the grid range of a month', () => {
  for (const month of ['2026-11', '2027-02', '2026-12', '2028-02'])
    expect(gridRange(month)).toEqual({ from: weeksOf(month)[0]?.[0], to: weeksOf(month).at(-1)?.[6] });
});
