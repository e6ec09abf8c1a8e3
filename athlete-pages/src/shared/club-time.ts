/** Days and times as they are at the club, wherever the phone is. */
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';

/** `07:40` of an instant at the club. */
export const timeIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

/** `Thursday, November 26` of a day `yyyy-MM-dd`. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** `Thu, Nov 26` of a day `yyyy-MM-dd`. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** `November 26, 2026` of an instant, on this phone. */
export const dateOf = (instant: string): string => formatDay(todayIn(undefined, new Date(instant)));

/** A birth date on this phone's calendar is compared with this day. */
export const todayHere = (): string => todayIn(undefined, new Date());
