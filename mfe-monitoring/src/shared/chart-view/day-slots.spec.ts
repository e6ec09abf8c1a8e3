import { daySlots } from './day-slots.js';

const DATES = ['2026-11-05', '2026-11-08', '2026-11-08'];

test('by record, each record has a place', () =>
  expect(daySlots(DATES, false)).toEqual(DATES.map((date, at) => ({ date, at }))));

test('by day, days without a record have one, and several records of a day keep theirs', () =>
  expect(daySlots(DATES, true)).toEqual([
    { date: '2026-11-05', at: 0 },
    { date: '2026-11-06', at: null },
    { date: '2026-11-07', at: null },
    { date: '2026-11-08', at: 1 },
    { date: '2026-11-08', at: 2 },
  ]));

test('no records, no places', () => expect(daySlots([], true)).toEqual([]));
