import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventType } from '@touchline/contracts/calendar.schema';

/** What a week's copy looks at of an event. */
export interface WeekEvent {
  date: CalendarDate;
  /** HH:mm; null: all day. */
  eventTime: string | null;
  title: string;
  type: EventType;
}

/** What a copy of a week makes, and what it does not. */
export interface CopyPlan<T> {
  /** The events to make, on their new days, in the order they came. */
  copies: T[];
  /** How many the other week has already. */
  alreadyThere: number;
  /** How many are workouts: they are scheduled with their plans. */
  workoutsLeft: number;
}

/**
 * The events of one week, `days` later (negative: earlier), but for those that the other week has: of the same day, time, title and type. Each event there
 * stands for one: of two equal events beside one that is there, one is made. Throws RangeError where a day is not within the years 1900–2999.
 */
export function copiedWeek<T extends WeekEvent>(
  events: readonly T[],
  there: readonly WeekEvent[],
  days: number,
): CopyPlan<T> {
  const left = new Map<string, number>();
  for (const event of there) left.set(keyOf(event), (left.get(keyOf(event)) ?? 0) + 1);
  const planned = events
    .filter(({ type }) => type !== 'workout')
    .map((event) => ({ ...event, date: addDays(event.date, days) }));
  const copies = planned.filter((event) => {
    const found = left.get(keyOf(event)) ?? 0;
    left.set(keyOf(event), found - 1);
    return found <= 0;
  });
  return { copies, alreadyThere: planned.length - copies.length, workoutsLeft: events.length - planned.length };
}

function keyOf({ date, eventTime, title, type }: WeekEvent): string {
  return JSON.stringify([date, eventTime, title, type]);
}
