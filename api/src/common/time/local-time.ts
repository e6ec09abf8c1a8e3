import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

/** A moment as a clock and a calendar at a place show it. */
export interface LocalMoment {
  day: CalendarDate;
  /** HH:mm */
  time: string;
}

/** The day and the time of day at the instant `now` in `timeZone` (IANA name). */
export function localMoment(timeZone: string, now: Date): LocalMoment {
  return { day: todayIn(timeZone, now), time: timeFormat(timeZone).format(now) };
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

const MINUTE_MS = 60_000;
const FIFTEEN_HOURS_MS = 15 * 60 * MINUTE_MS;

/** By time zone. Making a format takes forty times as long as using it. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = timeFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  timeFormats.set(timeZone, format);
  return format;
}
