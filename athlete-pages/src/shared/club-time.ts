/** Days and times as they are at the club, wherever the phone is. */
import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';

/**
 * The clocks of the club as the server describes them: the phone may have older rules, or none, of the time zone. It uses its
 * own where a form that it keeps, or the former release of the server, describes none.
 */
export type ClubClock = Pick<AthletePage, 'time_zone'> & Partial<Pick<AthletePage, 'utc_offsets'>>;

/** `07:40` of an instant at the club. */
export function timeIn(club: ClubClock, instant: string): string {
  const at = new Date(instant);
  return (
    clubIso(club, at)?.slice(11, 16) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: club.time_zone, hour: '2-digit', minute: '2-digit' }).format(at)
  );
}

/** The day of an instant at the club. */
export const dayIn = (club: ClubClock, at: Date): CalendarDate =>
  clubIso(club, at)?.slice(0, 10) ?? todayIn(club.time_zone, at);

function clubIso({ utc_offsets: offsets = [] }: ClubClock, at: Date): string | null {
  const latest = offsets.filter(({ from }) => new Date(from) <= at).pop() ?? offsets[0];
  return latest ? new Date(at.getTime() + latest.minutes * 60_000).toISOString() : null;
}

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
