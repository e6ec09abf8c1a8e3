import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isInScope } from './event-scope.js';

/** An event of a series, and how many marks of attendance there are at it. */
export interface MarkedEvent {
  id: number;
  date: CalendarDate;
  marks: number;
}

/** What each scope of `opened` reaches of its series, which holds it. */
export function seriesReach(opened: Pick<MarkedEvent, 'id' | 'date'>, series: readonly MarkedEvent[]): EventSeries {
  const reach = (scope: keyof EventSeries) => {
    const reached = series.filter((event) => isInScope(event, opened, scope));
    return { events: reached.length, attendance_marks: reached.reduce((sum, { marks }) => sum + marks, 0) };
  };
  return { one: reach('one'), following: reach('following'), all: reach('all') };
}
