import { addDays, daysBetween, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import { anchorOf, heatWindow, nextDay, previousDay, weeksOfWindow } from './heat-window.js';

const TODAY = '2026-11-22';

test.each([
  // A Monday, a Sunday, over the end of a year, over both changes of the clock, over a leap day.
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['week', '2026-03-29', '2026-03-23', '2026-03-29'],
  ['week', '2026-10-25', '2026-10-19', '2026-10-25'],
  ['week', '2028-02-29', '2028-02-28', '2028-03-05'],
  ['month', '2026-11-22', '2026-10-24', '2026-11-22'],
  ['month', '2026-01-15', '2025-12-17', '2026-01-15'],
  ['month', '2026-04-10', '2026-03-12', '2026-04-10'],
  ['month', '2028-03-01', '2028-02-01', '2028-03-01'],
] as const)('the %s of %s is %s to %s', (span, day, start, end) =>
  expect(heatWindow(span, day)).toEqual({ start, end }),
);

test('splits a month into weeks from Monday, without days outside the month', () => {
  const weeks = weeksOfWindow(heatWindow('month', TODAY));
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(weeks[0]?.days).toEqual([null, null, null, null, null, '2026-10-24', '2026-10-25']);
  const days = weeks.flatMap((week) => week.days);
  expect(days.filter((day) => day !== null)).toHaveLength(30);
  days.forEach((day, at) => day !== null && expect(weekdayFromMonday(day)).toBe(at % 7));
});

test('a week is one row of seven days', () =>
  expect(weeksOfWindow(heatWindow('week', TODAY)).map(({ days }) => days.length)).toEqual([7]));

test.each(['week', 'month'] as const)('paging through two years by the %s neither skips nor repeats a day', (span) => {
  let day = TODAY;
  for (let pages = 0; pages < 110; pages += 1) {
    const earlier = previousDay(span, day)!;
    expect(addDays(heatWindow(span, earlier).end, 1)).toBe(heatWindow(span, day).start);
    expect(daysBetween(earlier, day)).toBe(span === 'week' ? 7 : 30);
    day = earlier;
  }
});

test.each([
  ['week', '2026-11-22', undefined],
  // Any day of the current week counts as today's week.
  ['week', '2026-11-16', undefined],
  ['week', '2026-11-15', null],
  ['week', '2026-11-14', '2026-11-21'],
  ['month', '2026-11-22', undefined],
  ['month', '2026-11-21', null],
  ['month', '2026-10-23', null],
  ['month', '2026-10-22', '2026-11-21'],
] as const)('one %s on from %s: %s', (span, day, expected) => expect(nextDay(span, day, TODAY)).toBe(expected));

test('does not step before the earliest day', () => {
  expect(previousDay('week', '2000-01-08')).toBe('2000-01-01');
  expect(previousDay('week', '2000-01-07')).toBeUndefined();
  expect(previousDay('month', '2000-01-30')).toBeUndefined();
});

test.each([
  [null, TODAY],
  ['2026-11-23', TODAY],
  ['2026-11-22', TODAY],
  ['2026-11-21', '2026-11-21'],
])('%s means %s', (day, expected) => expect(anchorOf(day, TODAY)).toBe(expected));
