import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { formatTimeRange } from '@touchline/contracts/event-times';
import { wordText } from '@touchline/contracts/words';
import { plannedLoadText } from '../../model/planned-load-text.js';
import { formatDuration, STATUS_LABELS } from '../../model/event-format.js';

export interface EventFact {
  label: string;
  text: string;
}

/**
 * The facts of an event except title and notes, in reading order. `ownerName`: its team or athlete; undefined while
 * unknown.
 */
export function eventFacts(event: CalendarEvent, ownerName: string | undefined): EventFact[] {
  const plannedLoad = plannedLoadText(event);
  const facts: (EventFact | null)[] = [
    { label: 'Date', text: formatDay(event.date) },
    { label: 'Time', text: formatTimeRange(event) },
    event.event_time === null ? null : { label: 'Duration', text: formatDuration(event.duration_min) },
    plannedLoad === null ? null : { label: 'Planned load', text: plannedLoad },
    ownerName === undefined ? null : { label: event.athlete_id === null ? 'Team' : 'Athlete', text: ownerName },
    { label: 'Type', text: wordText(EVENT_TYPE_LABELS, event.event_type) },
    { label: 'Status', text: wordText(STATUS_LABELS, event.status) },
    // No attendance is taken at an athlete's event.
    event.athlete_id === null ? { label: 'Take attendance', text: event.attendance_taken ? 'Yes' : 'No' } : null,
    event.series_id === null ? null : { label: 'Repeats', text: 'Part of a weekly series' },
  ];
  return facts.filter((fact) => fact !== null);
}

/** The address of the check-in for an event; null for an event without attendance. */
export function attendanceLink({
  event_id: id,
  team_id: teamId,
  date,
  attendance_taken: taken,
}: CalendarEvent): string | null {
  return taken && teamId !== null ? `/attendance?team=${teamId}&event=${id}&date=${date}` : null;
}
