import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { seasonEnd } from '../athlete-access/index.js';

/** A season that ends sooner is nearly over, and a poster of today is for the next one. */
const LEAST_DAYS = 60;
/** A season and a bit, so that a forgotten poster does not work for ever. */
const MOST_DAYS = 400;

/**
 * The last day of a poster link that is made on `today`: the end of the club's season (June 30 unless the club has set another
 * day, `seasonEnds` as MM-dd), or of the season after it when less than 60 days are left.
 */
export function defaultLastDay(today: CalendarDate, seasonEnds: string): CalendarDate {
  const end = seasonEnd(today, seasonEnds);
  return end < addDays(today, LEAST_DAYS) ? seasonEnd(addDays(end, 1), seasonEnds) : end;
}

/** The latest last day that a coach can choose on `today`: 400 days ahead, or the default day when that is later. */
export function latestLastDay(today: CalendarDate, seasonEnds: string): CalendarDate {
  const [end, most] = [defaultLastDay(today, seasonEnds), addDays(today, MOST_DAYS)];
  return end > most ? end : most;
}
