import { addDays, daysBetween } from '@touchline/contracts/calendar-date';
import { weeklyWorkload, workloadStart } from './weekly-workload.js';

const loads = new Map([
  ['2026-11-15', 900],
  ['2026-11-16', 300],
  ['2026-11-18', 450.5],
]);
const week = (today: string) => weeklyWorkload((date) => loads.get(date) ?? 0, today).map(({ load }) => load);

it('shows a rest day as 0 and a future day as null', () => {
  expect(weeklyWorkload((date) => loads.get(date) ?? 0, '2026-11-19').map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(week('2026-11-19')).toEqual([300, 0, 450.5, 0, null, null, null]);
});

it('ends on today: one day on a Monday, all seven on a Sunday', () => {
  expect(week('2026-11-16')).toEqual([300, null, null, null, null, null, null]);
  expect(week('2026-11-15')).toEqual([0, 0, 0, 0, 0, 0, 900]);
});

it('shows days before the first session as null', () => {
  expect(weeklyWorkload((date) => loads.get(date) ?? null, '2026-11-18').map(({ load }) => load)).toEqual([
    300,
    null,
    450.5,
    null,
    null,
    null,
    null,
  ]);
});

describe('the mean of the previous four weeks', () => {
  const MONDAY = '2026-11-16';
  const START = '2026-10-19';

  /** Means of an athlete with a first session on `first` and these loads by day. */
  const means = (first: string, trained: Record<string, number>, today = '2026-11-18') =>
    weeklyWorkload((date) => (date < first ? null : (trained[date] ?? 0)), today).map(
      ({ fourWeekMean }) => fourWeekMean,
    );

  it.each(['2026-11-16', '2026-11-18', '2026-11-22'])(
    'starts four weeks before the Monday of the week of %s',
    (today) => {
      expect(workloadStart(today)).toBe(START);
    },
  );

  it('averages the same weekday, also for future days; a rest day counts as 0', () => {
    const trained = {
      '2026-10-19': 400,
      '2026-10-26': 300,
      '2026-11-02': 200,
      '2026-11-09': 101,
      '2026-10-20': 10,
      '2026-11-15': 600,
    };
    // Monday (400 + 300 + 200 + 101) / 4, Tuesday 10 / 4, Sunday 600 / 4.
    expect(means(START, trained)).toEqual([250.25, 2.5, 0, 0, 0, 0, 150]);
  });

  it('ignores the current week and the fifth week back', () => {
    const trained = Object.fromEntries(
      [addDays(START, -1), addDays(START, -7), MONDAY, '2026-11-18'].map((date) => [date, 1000]),
    );
    expect(means('2026-01-01', trained)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is null when the first session is after that Monday', () => {
    expect(means(START, { [START]: 4 })).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(means(addDays(START, 1), { [addDays(START, 1)]: 4 })).toEqual(Array(7).fill(null));
    expect(means('2999-01-01', {})).toEqual(Array(7).fill(null));
  });

  it('counts each of the 28 days once, as a quarter', () => {
    const counted = Array.from({ length: 28 }, (_, at) => means(START, { [addDays(START, at)]: 4 }));
    expect(counted.map((week) => week.indexOf(1))).toEqual(
      Array.from({ length: 28 }, (_, at) => daysBetween(START, addDays(START, at)) % 7),
    );
    expect(counted.flat().reduce<number>((sum, mean) => sum + (mean ?? 0), 0)).toBe(28);
  });
});
