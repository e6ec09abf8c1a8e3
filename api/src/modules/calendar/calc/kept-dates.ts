import {
  mondayOf,
  WEEKDAYS_FROM_MONDAY,
  weekdayFromMonday,
  type CalendarDate,
} from '@touchline/contracts/calendar-date';

interface DatedEvent {
  id: number;
  date: CalendarDate;
}

/**
 * Ids of the events that stay on their day when a whole weekly series moves: those that took place (`recorded`), and those
 * on another weekday than the one that moves. The opened event, whose day the coach changes, is among them only when it
 * took place.
 */
export function keptDates(
  opened: DatedEvent,
  series: readonly DatedEvent[],
  recorded: ReadonlySet<number>,
): ReadonlySet<number> {
  const moved = movedWeekday(opened, series);
  return new Set(
    series
      .filter(({ id, date }) => recorded.has(id) || (id !== opened.id && weekdayFromMonday(date) !== moved))
      .map(({ id }) => id),
  );
}

/**
 * The weekday, from Monday, whose events move: that of the opened event where it is one on which the series repeats,
 * else that of the most events. An event that was changed on its own stands in the place of a usual one, so most weeks of a
 * weekday on which the series repeats have the usual one, too.
 */
function movedWeekday(opened: DatedEvent, series: readonly DatedEvent[]): number {
  const mondaysOf = (weekday: number) =>
    series.filter(({ date }) => weekdayFromMonday(date) === weekday).map(({ date }) => mondayOf(date));
  const weeks = WEEKDAYS_FROM_MONDAY.map((_, weekday) => mondaysOf(weekday));
  const most = Math.max(...weeks.map(({ length }) => length));
  const own = weekdayFromMonday(opened.date);
  const ownWeeks = weeks[own] ?? [];
  if (ownWeeks.length === most) return own;

  const usual = weeks.findIndex(({ length }) => length === most);
  const usualWeeks = new Set(weeks[usual]);
  const shared = ownWeeks.filter((monday) => usualWeeks.has(monday)).length;
  return shared * 2 > ownWeeks.length ? own : usual;
}
