import { addDays } from '@touchline/contracts/calendar-date';
import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { completionOf30Days, completionOfMonth, couldAnswerSince } from './completion.js';

const TODAY = '2024-03-15';
const since = (day: string | null, completedDates: readonly string[]) => ({ since: day, completedDates });
const lastDays = (count: number) => Array.from({ length: count }, (_, at) => addDays(TODAY, -at));

describe('wellness completion', () => {
  it('has test vectors', () => expect(vectors.completion.length).toBeGreaterThan(3));

  it.each(vectors.completion)('$today: $expected', ({ completed_dates, today, expected }) => {
    const [last30, month] = [completionOf30Days, completionOfMonth].map((of) =>
      of(since(null, completed_dates), today),
    );
    expect([last30?.completed, last30?.percent]).toEqual([expected.last30_completed, expected.rate_30]);
    expect([month?.completed, month?.days, month?.percent]).toEqual([
      expected.month_completed,
      expected.day_of_month,
      expected.rate_all_time,
    ]);
  });

  it('is on track at 80 % or more', () => {
    expect(completionOf30Days(since(null, lastDays(24)), TODAY)).toEqual({
      completed: 24,
      days: 30,
      percent: 80,
      onTrack: true,
    });
    expect(completionOf30Days(since(null, lastDays(23)), TODAY)).toMatchObject({ percent: 77, onTrack: false });
  });

  it('counts a day once and ignores the 31st day back and tomorrow', () => {
    expect(
      completionOf30Days(
        since(null, [TODAY, TODAY, addDays(TODAY, -29), addDays(TODAY, -30), addDays(TODAY, 1)]),
        TODAY,
      ).completed,
    ).toBe(2);
    expect(completionOfMonth(since(null, ['2024-02-29', '2024-03-01', '2024-03-16']), TODAY).completed).toBe(1);
  });

  it.each([
    ['today', TODAY, { completed: 1, days: 1, percent: 100, onTrack: true }],
    ['three days ago', addDays(TODAY, -3), { completed: 1, days: 4, percent: 25, onTrack: false }],
    ['29 days ago', addDays(TODAY, -29), { completed: 1, days: 30, percent: 3, onTrack: false }],
    ['a year ago', addDays(TODAY, -365), { completed: 1, days: 30, percent: 3, onTrack: false }],
  ])('counts from the day on which an athlete could answer: since %s', (_, first, expected) =>
    expect(completionOf30Days(since(first, [TODAY]), TODAY)).toEqual(expected),
  );

  it('counts the days of the month from that day on, too', () => {
    expect(completionOfMonth(since('2024-03-13', lastDays(2)), TODAY)).toMatchObject({ completed: 2, days: 3 });
    expect(completionOfMonth(since('2024-02-20', lastDays(2)), TODAY)).toMatchObject({ completed: 2, days: 15 });
  });

  it('is unknown without a day on which the athlete could answer', () => {
    const unknown = { completed: 0, days: 0, percent: null, onTrack: null };
    for (const completion of [completionOf30Days, completionOfMonth])
      expect(completion(since(addDays(TODAY, 1), []), TODAY)).toEqual(unknown);
  });

  it.each([
    ['the day they joined', '2024-03-10', [], '2024-03-10'],
    ['an earlier day with an answer', '2024-03-10', ['2024-03-12', '2024-03-07', '2024-03-09'], '2024-03-07'],
    ['a day that nobody knows', null, ['2024-03-07'], null],
  ])('could be answered since %s', (_, joinedOn, dates, expected) =>
    expect(couldAnswerSince(joinedOn, dates)).toBe(expected),
  );
});
