import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventType } from '@touchline/contracts/calendar.schema';

/** The properties by which the copy of a week recognises an event. */
export interface WeekEvent {
  date: CalendarDate;
  /** HH:mm; null: all day. */
  eventTime: string | null;
  title: string;
  type: EventType;
}

export interface WeekCopyPlan<T> {
  /** The events to create, on their new days, in the order of the source week. */
  copies: T[];
  /** The number of events that the target week has already. */
  alreadyThere: number;
  /** The number of workouts, which are not copied: a workout is scheduled together with its plan. */
  workoutsLeft: number;
}

/**
 * Plans the copy of a week: the events moved by `days` (negative: earlier), without workouts and without those that the
 * target week has already, with the same day, time, title and type. An event of the target week matches one copy only:
 * of two equal events, one of which is there, one is created. Throws RangeError for a day outside the years 1900–2999.
 */
export function planWeekCopy<T extends WeekEvent>(
  events: readonly T[],
  existing: readonly WeekEvent[],
  days: number,
): WeekCopyPlan<T> {
  const unmatched = new Map<string, number>();
  for (const event of existing) unmatched.set(keyOf(event), (unmatched.get(keyOf(event)) ?? 0) + 1);

  const planned = events
    .filter(({ type }) => type !== 'workout')
    .map((event) => ({ ...event, date: addDays(event.date, days) }));
  const copies = planned.filter((event) => {
    const matches = unmatched.get(keyOf(event)) ?? 0;
    unmatched.set(keyOf(event), matches - 1);
    return matches <= 0;
  });

  return { copies, alreadyThere: planned.length - copies.length, workoutsLeft: events.length - planned.length };
}

function keyOf({ date, eventTime, title, type }: WeekEvent): string {
  return JSON.stringify([date, eventTime, title, type]);
}
