import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** Days of the rolling window. */
const COMPLETION_DAYS = 30;
/** Saw et al. 2015, J Sports Sci Med 14:732: below this the answers say little about the week. */
const ON_TRACK_PERCENT = 80;

export interface Completion {
  /** Distinct days with a complete survey. */
  completed: number;
  /** Days there were. */
  days: number;
  /** Whole percent, rounded half up; the threshold acts on it. */
  percent: number;
  onTrack: boolean;
}

/** How many of the last 30 days, `today` included, have a complete survey. */
export function completionOf30Days(completedDates: readonly CalendarDate[], today: CalendarDate): Completion {
  return completion(completedDates, addDays(today, 1 - COMPLETION_DAYS), today, COMPLETION_DAYS);
}

/** The product's "All Time": of the days of this month so far, `today` included. */
export function completionOfMonth(completedDates: readonly CalendarDate[], today: CalendarDate): Completion {
  return completion(completedDates, `${today.slice(0, 8)}01`, today, Number(today.slice(8)));
}

function completion(dates: readonly CalendarDate[], from: CalendarDate, to: CalendarDate, days: number): Completion {
  const completed = new Set(dates.filter((date) => date >= from && date <= to)).size;
  const percent = roundHalfUp((100 * completed) / days);
  return { completed, days, percent, onTrack: percent >= ON_TRACK_PERCENT };
}
