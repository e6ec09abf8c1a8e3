import { addDays } from '@touchline/contracts/calendar-date';
import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { completionOf30Days, completionOfMonth } from './completion.js';

const TODAY = '2024-03-15';
const lastDays = (count: number) => Array.from({ length: count }, (_, at) => addDays(TODAY, -at));

describe('wellness completion', () => {
  it('has test vectors', () => expect(vectors.completion.length).toBeGreaterThan(3));

  it.each(vectors.completion)('$today: $expected', ({ completed_dates, today, expected }) => {
    const [last30, month] = [completionOf30Days(completed_dates, today), completionOfMonth(completed_dates, today)];
    expect([last30.completed, last30.percent]).toEqual([expected.last30_completed, expected.rate_30]);
    expect([month.completed, month.days, month.percent]).toEqual([
      expected.month_completed,
      expected.day_of_month,
      expected.rate_all_time,
    ]);
  });

  it('is on track at 80 % or more', () => {
    expect(completionOf30Days(lastDays(24), TODAY)).toEqual({ completed: 24, days: 30, percent: 80, onTrack: true });
    expect(completionOf30Days(lastDays(23), TODAY)).toMatchObject({ percent: 77, onTrack: false });
  });

  it('counts a day once and ignores the 31st day back and tomorrow', () => {
    expect(
      completionOf30Days([TODAY, TODAY, addDays(TODAY, -29), addDays(TODAY, -30), addDays(TODAY, 1)], TODAY).completed,
    ).toBe(2);
    expect(completionOfMonth(['2024-02-29', '2024-03-01', '2024-03-16'], TODAY).completed).toBe(1);
  });
});
