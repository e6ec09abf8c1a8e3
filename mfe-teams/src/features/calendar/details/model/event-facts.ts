import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { durationText, EVENT_TYPE_LABELS, STATUS_LABELS, timeRangeText } from '../../model/event-texts.js';

/** What a label says about an event. */
export interface EventFact {
  label: string;
  text: string;
}

/** What there is to say about an event but its title and notes, in reading order. `whose`: its team or athlete; undefined while that is not known. */
export function eventFacts(event: CalendarEvent, whose: string | undefined): EventFact[] {
  const facts: (EventFact | null)[] = [
    { label: 'Date', text: formatDay(event.date) },
    { label: 'Time', text: timeRangeText(event) },
    event.event_time === null ? null : { label: 'Duration', text: durationText(event.duration_min) },
    whose === undefined ? null : { label: event.athlete_id === null ? 'Team' : 'Athlete', text: whose },
    { label: 'Type', text: EVENT_TYPE_LABELS[event.event_type] },
    { label: 'Status', text: STATUS_LABELS[event.status] },
    // An athlete's own event takes none.
    event.athlete_id === null
      ? { label: 'Attendance', text: event.attendance_taken ? 'Is taken' : 'Is not taken' }
      : null,
    event.series_id === null ? null : { label: 'Repeats', text: 'Part of a weekly series' },
  ];
  return facts.filter((fact) => fact !== null);
}

/** Where attendance is taken for an event; null for one that takes none. */
export function attendanceLink({
  event_id: id,
  team_id: teamId,
  date,
  attendance_taken: taken,
}: CalendarEvent): string | null {
  return taken && teamId !== null ? `/attendance?team=${teamId}&event=${id}&date=${date}` : null;
}
