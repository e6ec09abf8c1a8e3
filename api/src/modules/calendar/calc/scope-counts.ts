import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isInScope } from './event-scope.js';
import { keptDates } from './kept-dates.js';

/** An event of a series and the number of attendance marks at it. */
export interface EventMarkCount {
  id: number;
  date: CalendarDate;
  marks: number;
}

/**
 * The number of events and attendance marks that each scope of a change covers, and how many of the events keep their date.
 * `series` contains `opened`; `recorded` are the events that took place. A change of one event keeps no date.
 */
export function countByScope(
  opened: Pick<EventMarkCount, 'id' | 'date'>,
  series: readonly EventMarkCount[],
  recorded: ReadonlySet<number>,
): EventSeries {
  const kept = keptDates(opened, series, recorded);
  const count = (scope: keyof EventSeries) => {
    const covered = series.filter((event) => isInScope(event, opened, scope));
    const staying = scope === 'one' || series.length === 1 ? [] : covered.filter(({ id }) => kept.has(id));
    const tookPlace = staying.filter(({ id }) => recorded.has(id)).length;
    return {
      events: covered.length,
      attendance_marks: covered.reduce((sum, { marks }) => sum + marks, 0),
      took_place: tookPlace,
      own_day: staying.length - tookPlace,
    };
  };

  return { one: count('one'), following: count('following'), all: count('all') };
}
