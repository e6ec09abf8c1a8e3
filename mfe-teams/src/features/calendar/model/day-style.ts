import type { CalendarEvent, EventStatus, EventType } from '@touchline/contracts/calendar.schema';
import { formatCount } from '../../../shared/format-count.js';

type StyledEvent = Pick<CalendarEvent, 'status' | 'event_type'>;

/** The background and the dots of a day in the month grid. */
export interface DayStyle {
  background: EventStatus | null;
  dots: (TypeDot | 'missed')[];
}

type TypeDot = 'workout' | 'meeting';

/** The dot of each event type, in the order of the dots; null for types without one. */
const TYPE_DOTS = {
  workout: 'workout',
  team_meeting: 'meeting',
  practice: null,
  game: null,
  other: null,
} as const satisfies Record<EventType, TypeDot | null>;
const DOTTED_TYPES = (Object.keys(TYPE_DOTS) as EventType[]).flatMap((type) => {
  const dot = TYPE_DOTS[type];
  return dot === null ? [] : [{ type, dot }];
});

/**
 * Background: missed if any event is missed, else scheduled if any is scheduled, else completed if all are; null
 * without events. Dots: one for each kind that occurs.
 */
export function dayStyle(events: readonly StyledEvent[]): DayStyle {
  const any = (status: StyledEvent['status']) => events.some((event) => event.status === status);
  const dots: DayStyle['dots'] = DOTTED_TYPES.filter(({ type }) =>
    events.some((event) => event.event_type === type),
  ).map(({ dot }) => dot);
  if (any('missed')) dots.push('missed');
  return { background: dayBackground(events, any), dots };
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

/** Describes a day for screen readers: `3 events, 1 workout, 1 meeting, 1 missed`; empty without events. */
export function describeDay(events: readonly StyledEvent[]): string {
  if (events.length === 0) return '';
  const count = (is: (event: StyledEvent) => boolean) => events.filter(is).length;
  const parts: [number, string, string][] = [
    [events.length, 'event', 'events'],
    ...DOTTED_TYPES.map(({ type, dot }): [number, string, string] => [
      count((event) => event.event_type === type),
      dot,
      `${dot}s`,
    ]),
    [count(({ status }) => status === 'missed'), 'missed', 'missed'],
  ];
  return parts
    .flatMap(([number, singular, plural]) => (number === 0 ? [] : [formatCount(number, singular, plural)]))
    .join(', ');
}
