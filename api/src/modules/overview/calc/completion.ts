import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** Length of the rolling window in days. */
const COMPLETION_DAYS = 30;
/** Below this share the answers say little about the week: Saw et al. 2015, J Sports Sci Med 14:732. */
const ON_TRACK_PERCENT = 80;

export interface CompletionCount {
  /** Distinct days with a complete survey. */
  completed: number;
  /** Days of the window. */
  days: number;
  /** Whole percent, rounded half up; `onTrack` compares this rounded value. */
  percent: number;
  onTrack: boolean;
}

/** How many of the last 30 days, `today` included, have a complete survey. */
export function completionOf30Days(completedDates: readonly CalendarDate[], today: CalendarDate): CompletionCount {
  return completion(completedDates, addDays(today, 1 - COMPLETION_DAYS), today, COMPLETION_DAYS);
}

/** The completion shown as "All Time": the days of the current month up to `today`, included. */
export function completionOfMonth(completedDates: readonly CalendarDate[], today: CalendarDate): CompletionCount {
  return completion(completedDates, `${today.slice(0, 8)}01`, today, Number(today.slice(8)));
}

function completion(
  dates: readonly CalendarDate[],
  from: CalendarDate,
  to: CalendarDate,
  days: number,
): CompletionCount {
  const completed = new Set(dates.filter((date) => date >= from && date <= to)).size;
  const percent = roundHalfUp((100 * completed) / days);
  return { completed, days, percent, onTrack: percent >= ON_TRACK_PERCENT };
}
