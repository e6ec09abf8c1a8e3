import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

type Looked = Pick<CalendarEvent, 'status' | 'event_type'>;

/** Whose colours a day has, and which dots stand on it. */
export interface DayLook {
  background: 'missed' | 'scheduled' | 'completed' | null;
  dots: ('workout' | 'meeting' | 'missed')[];
}

/** Of a day's events: any missed, else any scheduled, else all completed; null where there are none. One dot for each kind that there is. */
export function dayLook(events: readonly Looked[]): DayLook {
  const any = (status: Looked['status']) => events.some((event) => event.status === status);
  const dots: DayLook['dots'] = [];
  if (events.some(({ event_type: type }) => type === 'workout')) dots.push('workout');
  if (events.some(({ event_type: type }) => type === 'team_meeting')) dots.push('meeting');
  if (any('missed')) dots.push('missed');
  return { background: backgroundOf(events, any), dots };
}

function backgroundOf(events: readonly Looked[], any: (status: Looked['status']) => boolean): DayLook['background'] {
  if (events.length === 0) return null;
  if (any('missed')) return 'missed';
  if (any('scheduled')) return 'scheduled';
  // A status that a newer server may have counts as something that is still to come.
  return events.every(({ status }) => status === 'completed') ? 'completed' : 'scheduled';
}

/** What is read out after the date: `3 events, 1 workout, 1 meeting, 1 missed`; empty without events. */
export function dayText(events: readonly Looked[]): string {
  if (events.length === 0) return '';
  const count = (is: (event: Looked) => boolean) => events.filter(is).length;
  const parts: [number, string, string][] = [
    [events.length, 'event', 'events'],
    [count(({ event_type: type }) => type === 'workout'), 'workout', 'workouts'],
    [count(({ event_type: type }) => type === 'team_meeting'), 'meeting', 'meetings'],
    [count(({ status }) => status === 'missed'), 'missed', 'missed'],
  ];
  return parts
    .flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]))
    .join(', ');
}
