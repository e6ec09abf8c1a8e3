import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isInScope } from './event-scope.js';

/** An event of a series and the number of attendance marks at it. */
export interface EventMarkCount {
  id: number;
  date: CalendarDate;
  marks: number;
}

/** The number of events and attendance marks that each scope of a change covers. `series` contains `opened`. */
export function countByScope(
  opened: Pick<EventMarkCount, 'id' | 'date'>,
  series: readonly EventMarkCount[],
): EventSeries {
  const count = (scope: keyof EventSeries) => {
    const covered = series.filter((event) => isInScope(event, opened, scope));
    return { events: covered.length, attendance_marks: covered.reduce((sum, { marks }) => sum + marks, 0) };
  };

  return { one: count('one'), following: count('following'), all: count('all') };
}
