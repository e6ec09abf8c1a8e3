import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** The days that are looked at, and those before them that they are compared with. */
const RECENT_DAYS = 7;
const BASELINE_DAYS = 28;

/** What everybody's trends of a day look at; oldest first. Made once: of thousands of athletes the arithmetic on days would take longer than reading them. */
export interface TrendDays {
  today: CalendarDate;
  /** The last seven days, `today` included. */
  recent: readonly CalendarDate[];
  /** The 28 days before them: the athlete's own last four weeks. */
  baseline: readonly CalendarDate[];
}

/** The two windows do not overlap: a hard week must not raise what it is measured by. */
export function trendDays(today: CalendarDate): TrendDays {
  const days = Array.from({ length: BASELINE_DAYS + RECENT_DAYS }, (_, at) =>
    addDays(today, at + 1 - BASELINE_DAYS - RECENT_DAYS),
  );
  return { today, recent: days.slice(BASELINE_DAYS), baseline: days.slice(0, BASELINE_DAYS) };
}
