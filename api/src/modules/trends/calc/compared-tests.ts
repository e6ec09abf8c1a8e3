import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Greatest age of the latest test, in days; an older one says nothing about the present. */
const LATEST_MAX_DAYS = 28;
/** Earlier tests count up to this many days before the latest one. */
const EARLIER_MAX_DAYS = 84;
const MAX_EARLIER_TESTS = 5;

export interface DatedTest {
  recordedAt: CalendarDate;
  value: number;
}

/** The earliest day whose test can affect the trends of `today`. */
export function testsStart(today: CalendarDate): CalendarDate {
  return addDays(today, -(LATEST_MAX_DAYS + EARLIER_MAX_DAYS));
}

/**
 * The latest test up to `today` and the earlier tests for comparison, newest first. `tests` are of one athlete and
 * kind, one a day, unordered. `latest` is null when there is none within 28 days.
 */
export function comparedTests(
  tests: readonly DatedTest[],
  today: CalendarDate,
): { latest: number | null; earlier: number[] } {
  const newestFirst = tests
    .filter(({ recordedAt }) => recordedAt <= today)
    .sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
  const [latest, ...before] = newestFirst;
  if (latest === undefined || latest.recordedAt < addDays(today, -LATEST_MAX_DAYS))
    return { latest: null, earlier: [] };
  const earliest = addDays(latest.recordedAt, -EARLIER_MAX_DAYS);
  const earlier = before.slice(0, MAX_EARLIER_TESTS).filter(({ recordedAt }) => recordedAt >= earliest);
  return { latest: latest.value, earlier: earlier.map(({ value }) => value) };
}
