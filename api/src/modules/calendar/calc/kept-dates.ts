import { WEEKDAYS_FROM_MONDAY, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';

interface DatedEvent {
  id: number;
  date: CalendarDate;
}

/**
 * Ids of the events that stay on their day when a whole weekly series moves: those that took place (`recorded`), and those
 * whose day was changed on its own, which is another weekday than that of the most events. The opened event, whose day
 * the coach changes, is among them only when it took place.
 */
export function keptDates(
  opened: DatedEvent,
  series: readonly DatedEvent[],
  recorded: ReadonlySet<number>,
): ReadonlySet<number> {
  const usual = usualWeekday(opened, series);
  return new Set(
    series
      .filter(({ id, date }) => recorded.has(id) || (id !== opened.id && weekdayFromMonday(date) !== usual))
      .map(({ id }) => id),
  );
}

/** The weekday of the most events, from Monday; of several that of the opened event, else the first one. */
function usualWeekday(opened: DatedEvent, series: readonly DatedEvent[]): number {
  const counts = WEEKDAYS_FROM_MONDAY.map(
    (_, day) => series.filter(({ date }) => weekdayFromMonday(date) === day).length,
  );
  const own = weekdayFromMonday(opened.date);
  const most = Math.max(...counts);
  return counts[own] === most ? own : counts.indexOf(most);
}
