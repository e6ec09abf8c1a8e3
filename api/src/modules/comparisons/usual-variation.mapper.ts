import { addDays, daysBetween, requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { UsualTests, UsualWellness } from '@touchline/contracts/comparisons.schema';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import { JUDGED_TESTS, toTestVariation, type AthleteTest } from '../performance-tests/index.js';
import { baselineOf, usualDeviation } from '../squad/index.js';
import { hooperIndex, type DayRatings } from '../wellness/index.js';

const DECIMALS = 2;

/** `ratings` reach 28 days back before `from`. */
export function toUsualWellness(ratings: readonly DayRatings[], from: CalendarDate, to: CalendarDate): UsualWellness {
  const sums = ratings.flatMap((day) => {
    const sum = hooperIndex(day);
    return sum === null ? [] : [{ day: requireEpochDay(day.date), sum }];
  });
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => {
    const date = addDays(from, offset);
    const { n, mean, sd } = baselineOf(sums, requireEpochDay(date));
    if (n < BASELINE_LEAST || mean === null || sd === null) return { date, n, mean: null, low: null, high: null };
    const side = usualDeviation(sd);
    return {
      date,
      n,
      mean: roundHalfUp(mean, DECIMALS),
      low: roundHalfUp(mean - side, DECIMALS),
      high: roundHalfUp(mean + side, DECIMALS),
    };
  });
}

/** All tests of one athlete. */
export function toUsualTests(tests: readonly Pick<AthleteTest, 'kind' | 'recordedAt' | 'value'>[]): UsualTests {
  return PERFORMANCE_TEST_KINDS.flatMap((kind) => {
    const own = tests.filter((test) => test.kind === kind).sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
    return own.map(({ recordedAt }, at) => {
      const values = own.slice(Math.max(0, at + 1 - JUDGED_TESTS), at + 1).map(({ value }) => value);
      return { kind, date: recordedAt, previous: values.at(-2) ?? null, ...toTestVariation(kind, values) };
    });
  });
}
