import type { CalendarEvent, EventStatus, EventType } from '@touchline/contracts/calendar.schema';
import { formatCount } from '../../../shared/format-count.js';

type StyledEvent = Pick<CalendarEvent, 'status' | 'event_type'>;

type TypeMark = 'practice' | 'game' | 'workout' | 'meeting';
/** A mark on a day: a type of event that occurs, or that an event was missed. */
export type DayMark = TypeMark | 'missed';

/** The background and the marks of a day in the month grid. */
export interface DayStyle {
  background: EventStatus | null;
  marks: DayMark[];
}

/** The mark of each event type, in the order of the marks; null for types without one. */
const TYPE_MARKS = {
  practice: 'practice',
  game: 'game',
  workout: 'workout',
  team_meeting: 'meeting',
  other: null,
} as const satisfies Record<EventType, TypeMark | null>;
const MARKED_TYPES = (Object.keys(TYPE_MARKS) as EventType[]).flatMap((type) => {
  const mark = TYPE_MARKS[type];
  return mark === null ? [] : [{ type, mark }];
});

/**
 * Background: missed if any event is missed, else scheduled if any is scheduled, else completed if all are; null
 * without events. Marks: one for each kind that occurs.
 */
export function dayStyle(events: readonly StyledEvent[]): DayStyle {
  const any = (status: StyledEvent['status']) => events.some((event) => event.status === status);
  const marks: DayMark[] = MARKED_TYPES.filter(({ type }) => events.some((event) => event.event_type === type)).map(
    ({ mark }) => mark,
  );
  if (any('missed')) marks.push('missed');
  return { background: dayBackground(events, any), marks };
}

function dayBackground(
  events: readonly StyledEvent[],
  any: (status: StyledEvent['status']) => boolean,
): DayStyle['background'] {
  if (events.length === 0) return null;
  if (any('missed')) return 'missed';
  if (any('scheduled')) return 'scheduled';
  // An unknown status of a newer server counts as scheduled.
  return events.every(({ status }) => status === 'completed') ? 'completed' : 'scheduled';
}

/** Describes a day for screen readers: `3 events, 2 practices, 1 meeting, 1 missed`; empty without events. */
export function describeDay(events: readonly StyledEvent[]): string {
  if (events.length === 0) return '';
  const count = (is: (event: StyledEvent) => boolean) => events.filter(is).length;
  const parts: [number, string, string][] = [
    [events.length, 'event', 'events'],
    ...MARKED_TYPES.map(({ type, mark }): [number, string, string] => [
      count((event) => event.event_type === type),
      mark,
      `${mark}s`,
    ]),
    [count(({ status }) => status === 'missed'), 'missed', 'missed'],
  ];
  return parts
    .flatMap(([number, singular, plural]) => (number === 0 ? [] : [formatCount(number, singular, plural)]))
    .join(', ');
}
