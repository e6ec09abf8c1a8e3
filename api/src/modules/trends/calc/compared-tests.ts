import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** An older test says nothing about now. */
const LATEST_DAYS = 28;
/** Those before it count so many days back from it, the newest five of them. */
const EARLIER_DAYS = 84;
const MOST_EARLIER = 5;

export interface DatedTest {
  recordedAt: CalendarDate;
  value: number;
}

/** The earliest day whose test has a say on `today`. */
export function testsStart(today: CalendarDate): CalendarDate {
  return addDays(today, -(LATEST_DAYS + EARLIER_DAYS));
}

/** The latest test up to `today` and those it is compared with. `tests` are of one athlete and kind, one a day, in any order; `latest` is null where it is too old or there is none. */
export function comparedTests(
  tests: readonly DatedTest[],
  today: CalendarDate,
): { latest: number | null; earlier: number[] } {
  const newestFirst = tests
    .filter(({ recordedAt }) => recordedAt <= today)
    .sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
  const [latest, ...before] = newestFirst;
  if (latest === undefined || latest.recordedAt < addDays(today, -LATEST_DAYS)) return { latest: null, earlier: [] };
  const earliest = addDays(latest.recordedAt, -EARLIER_DAYS);
  const earlier = before.slice(0, MOST_EARLIER).filter(({ recordedAt }) => recordedAt >= earliest);
  return { latest: latest.value, earlier: earlier.map(({ value }) => value) };
}
