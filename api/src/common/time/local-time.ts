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

/** By time zone. Making a format takes forty times as long as using it. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = timeFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  timeFormats.set(timeZone, format);
  return format;
}
