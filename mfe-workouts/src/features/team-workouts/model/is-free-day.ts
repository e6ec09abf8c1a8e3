import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { gridRange, type Month } from '@touchline/contracts/month';
import type { ScheduledDate } from '@touchline/contracts/workouts.schema';

/**
 * Whether the loaded dates of a month's grid say that a day has no workout. Unknown days are not free: those outside
 * the grid, and all while it loads.
 */
export function isFreeDay(
  day: CalendarDate,
  month: Month,
  dates: readonly Pick<ScheduledDate, 'scheduled_date'>[] | undefined,
): boolean {
  const { from, to } = gridRange(month);
  return dates !== undefined && from <= day && day <= to && !dates.some(({ scheduled_date: date }) => date === day);
}
