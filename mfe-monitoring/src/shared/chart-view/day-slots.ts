import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';

/** A place on the axis of a chart: a record, or a day without one. */
export interface DaySlot {
  date: CalendarDate;
  /** Position of the record in its list; null on a day without one. */
  at: number | null;
}

/**
 * The places of records of these days (oldest first): one per record, and by day also one per day between them that has
 * none. Several records of a day keep a place each.
 */
export function daySlots(dates: readonly CalendarDate[], byDay: boolean): DaySlot[] {
  return dates.flatMap((date, at) => {
    const before = byDay ? dates[at - 1] : undefined;
    const missing = before === undefined ? 0 : Math.max(0, daysBetween(before, date) - 1);
    const gap = Array.from({ length: missing }, (_, day) => ({ date: addDays(before ?? date, day + 1), at: null }));
    return [...gap, { date, at }];
  });
}
