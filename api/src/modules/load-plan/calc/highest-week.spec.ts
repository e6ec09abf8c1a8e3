import { highestWeek } from './highest-week.js';
import { comparedWeeks, firstComparedDay } from './weeks.js';

/** A Wednesday. The compared weeks begin on the Mondays from 2026-09-28 to 2026-11-16. */
const TODAY = '2026-11-25';
const loads = (byDay: Record<string, number>) => (day: string) => byDay[day] ?? 0;

test('the compared weeks begin eight weeks before the present one', () =>
  expect([firstComparedDay(TODAY), firstComparedDay('2026-11-23'), firstComparedDay('2026-11-29')]).toEqual(
    Array(3).fill('2026-09-28'),
  ));

test.each([
  ['without sessions', undefined, 0, null],
  ['with a history that began within the fourth week before', '2026-10-27', 3, null],
  ['with four complete weeks', '2026-10-26', 4, 700],
  ['with a history of years', '2020-01-01', 8, 900],
])('%s', (_name, first, completeWeeks, load) => {
  const byDay = { '2026-11-02': 300, '2026-11-08': 400, '2026-11-09': 650, '2026-10-01': 900, '2026-11-24': 5000 };
  expect(highestWeek(loads({ ...byDay, '2026-09-27': 9000 }), first, comparedWeeks(TODAY))).toEqual({
    completeWeeks,
    load,
  });
});

test('weeks of rest are complete weeks with a load of 0', () =>
  expect(highestWeek(loads({}), '2020-01-01', comparedWeeks(TODAY))).toEqual({ completeWeeks: 8, load: 0 }));
