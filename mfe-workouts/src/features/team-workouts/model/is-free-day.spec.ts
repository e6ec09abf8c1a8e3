import { isFreeDay } from './is-free-day.js';

const DATES = [{ scheduled_date: '2026-11-03' }, { scheduled_date: '2026-12-01' }];

test.each([
  ['a day of the month', '2026-11-04', DATES, true],
  ['a day with a workout', '2026-11-03', DATES, false],
  ['the first day of the grid', '2026-10-26', DATES, true],
  ['the day before the grid', '2026-10-25', DATES, false],
  ['a day of the next month with a workout', '2026-12-01', DATES, false],
  ['the last day of the grid', '2026-12-06', DATES, true],
  ['the day after the grid', '2026-12-07', DATES, false],
  ['a day of an empty month', '2026-11-03', [], true],
  ['a day while the month loads', '2026-11-04', undefined, false],
])('%s (%s) is free, as far as it is known: %#', (_, day, dates, isFree) =>
  expect(isFreeDay(day, '2026-11', dates)).toBe(isFree),
);
