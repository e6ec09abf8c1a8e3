import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

/** A moment as a clock and a calendar at a place show it. */
export interface LocalMoment {
  day: CalendarDate;
  /** HH:mm */
  time: string;
}

/** The day and the time of day at the instant `now` in `timeZone` (IANA name). */
export function localMoment(timeZone: string, now: Date): LocalMoment {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day: todayIn(timeZone, now), time: time.format(now) };
}
