import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventType } from '@touchline/contracts/calendar.schema';
import {
  EVENT_TYPE_LABELS,
  PLANNED_EVENT_TYPES,
  usuallyTakesAttendance,
  type PlannedEventType,
} from '@touchline/contracts/event-limits';
import { isKnownWord, type Word } from '@touchline/contracts/words';
import { emptyValues, type EventValues } from './event-values.js';

/** An event of the same team or athlete, as far as a new one is proposed from it. */
export type EarlierEvent = Pick<CalendarEvent, 'event_id' | 'event_type' | 'event_time' | 'duration_min'>;

/** The type of the most events, of several the first in the order of the form; practice where there is no event. */
export function commonType(earlier: readonly EarlierEvent[]): PlannedEventType {
  const count = (type: PlannedEventType) => earlier.filter(({ event_type }) => event_type === type).length;
  return [...PLANNED_EVENT_TYPES].sort((a, b) => count(b) - count(a))[0] ?? 'practice';
}

/** The title of a type; '' for a type whose name says nothing. */
export function proposedTitle(type: Word<EventType> | ''): string {
  return type === '' || type === 'other' || !isKnownWord(EVENT_TYPE_LABELS, type) ? '' : EVENT_TYPE_LABELS[type];
}

/**
 * The values of a form in which nothing is typed: the title by the type; time and duration as the newest event of this type
 * has them.
 */
export function proposedValues(
  type: Word<EventType> | '',
  date: CalendarDate,
  earlier: readonly EarlierEvent[],
): EventValues {
  const empty = emptyValues(date);
  const newest = earlier
    .filter(({ event_type }) => event_type === type)
    .reduce<EarlierEvent | undefined>((a, b) => (a && a.event_id > b.event_id ? a : b), undefined);
  return {
    ...empty,
    event_type: type,
    event_title: proposedTitle(type),
    event_time: newest?.event_time ?? '',
    duration_min: newest ? String(newest.duration_min) : empty.duration_min,
    attendance_taken: usuallyTakesAttendance(type),
  };
}
