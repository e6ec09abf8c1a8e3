import type { CalendarDate } from './calendar-date.js';

/**
 * Whether an athlete who joined on that day was on the team on `date`. Null: nobody knows when they joined, so they count
 * as on the team.
 */
export function isOnTeam(joinedOn: CalendarDate | null, date: CalendarDate): boolean {
  return joinedOn === null || joinedOn <= date;
}
