import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { zoneRules } from './zone-rules.js';

/** A moment as a clock and a calendar at a place show it. */
export interface LocalMoment {
  day: CalendarDate;
  /** HH:mm */
  time: string;
}

/** From this instant on clocks are so many minutes ahead of UTC; less than 0: behind. */
export interface UtcOffset {
  from: Date;
  minutes: number;
}

/** The day and the time of day at the instant `now` in `timeZone` (IANA name). */
export function localMoment(timeZone: string, now: Date): LocalMoment {
  const text = localDate(timeZone, now).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar date at the instant `now` in `timeZone` (IANA name). Throws RangeError for an unknown time zone. */
export function todayIn(timeZone: string, now: Date): CalendarDate {
  return localMoment(timeZone, now).day;
}

/** "Sunday, 29 November 2026 at 17:30", in `timeZone`. */
export function longLocalTime(timeZone: string, instant: Date): string {
  return LONG_FORMAT.format(localDate(timeZone, instant));
}

/** Minutes ahead of UTC in `timeZone`: from `from` on, and from each change before `to` on. */
export function utcOffsets(timeZone: string, { from, to }: { from: Date; to: Date }): UtcOffset[] {
  const { aheadAt, changes } = zoneRules(timeZone);
  const instants = (changes ?? []).map(({ at }) => at).filter((at) => at > from.getTime() && at < to.getTime());
  return [from.getTime(), ...instants]
    .map((at) => ({ from: new Date(at), minutes: aheadAt(at) / MINUTE_MS }))
    .filter(({ minutes }, index, all) => minutes !== all[index - 1]?.minutes);
}

/** The local time as the UTC fields of a Date. */
function localDate(timeZone: string, instant: Date): Date {
  return new Date(instant.getTime() + zoneRules(timeZone).aheadAt(instant.getTime()));
}

/**
 * The instant at which `day` begins in `timeZone`: midnight, or the first minute after it where clocks are put forward
 * over midnight.
 */
export function startOfDay(timeZone: string, day: CalendarDate): Date {
  // Every place on earth is within 15 hours of UTC, and changes its offset at whole minutes.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let [before, at] = [midnight - FIFTEEN_HOURS_MS, midnight + FIFTEEN_HOURS_MS];
  while (at - before > MINUTE_MS) {
    const middle = before + Math.round((at - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (todayIn(timeZone, new Date(middle)) < day) before = middle;
    else at = middle;
  }
  return new Date(at);
}

const LONG_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
const MINUTE_MS = 60_000;
const FIFTEEN_HOURS_MS = 15 * 60 * MINUTE_MS;
