import { DEVICE_DAYS } from '@touchline/contracts/athlete-access-rules';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { startOfDay, todayIn } from '../../../common/time/local-time.js';

const DAY_MS = 86_400_000;

/** The season of an institution: its time zone (IANA name), and the last day as MM-dd. */
export interface Season {
  timeZone: string;
  seasonEnds: string;
}

/**
 * The instant at which a device ends: 90 days after it was last used, but not later than the end of the day after the
 * season in which it was paired. That day is for answers about the season's last evening.
 */
export function deviceExpiry({ pairedAt, usedAt }: { pairedAt: Date; usedAt: Date }, season: Season): Date {
  const { timeZone, seasonEnds } = season;
  const lastDay = addDays(seasonEnd(todayIn(timeZone, pairedAt), seasonEnds), 1);
  const end = startOfDay(timeZone, addDays(lastDay, 1));
  return new Date(Math.min(usedAt.getTime() + DEVICE_DAYS * DAY_MS, end.getTime()));
}

/** The last day of the season that `day` is in. 02-29 is the last day of February in every year. */
export function seasonEnd(day: CalendarDate, seasonEnds: string): CalendarDate {
  const year = Number(day.slice(0, 4));
  const thisYear = endIn(year, seasonEnds);
  return day <= thisYear ? thisYear : endIn(year + 1, seasonEnds);
}

function endIn(year: number, seasonEnds: string): CalendarDate {
  const end = `${year}-${seasonEnds}`;
  return isCalendarDate(end) ? end : `${year}-02-28`;
}
