import type { CalendarDate } from '@touchline/contracts/calendar-date';
import {
  EVENT_DURATION_DEFAULT,
  EVENT_NOTES_MAX,
  EVENT_TYPE_LABELS,
  PLANNED_EVENT_TYPES,
  usuallyTakesAttendance,
  type EventType,
  type PlannedEventType,
} from '@touchline/contracts/event-limits';
import { EVENT_TYPE_WORDS } from '@touchline/contracts/import-targets/events';
import { cleanText } from '@touchline/sheets/clean-text';
import { normalise } from '@touchline/sheets/headings';
import type { ImportRecord } from '@touchline/sheets/records';
import type { CalendarEventEntity, NewEvent } from '../../calendar/index.js';
import { textOf, type ImportedValues } from '../imported-row.entity.js';

/** The content of a stored event, by field of the import. */
export const valuesOf = (event: CalendarEventEntity): ImportedValues => ({
  start_time: event.eventTime,
  title: event.title,
  type: event.type,
  duration_min: event.durationMin,
  notes: event.notes,
});

/** What a row of a file says: a missing cell has no value. The calendar has no field for a place, which comes first in the notes. */
export function givenValues({ values: { place = null, notes = null, ...others } }: ImportRecord): ImportedValues {
  const lines = [place === null ? [] : `Place: ${place}`, notes ?? []].flat();
  const given = Object.entries(others).filter(([, value]) => value !== null);
  return Object.fromEntries([...given, ...(lines.length > 0 ? [['notes', lines.join('\n')] as const] : [])]);
}

/**
 * What a row says of a stored event. Its notes are as they are stored where only line breaks differ, which a cell of a file
 * loses, and the type that came from a title follows a new one, unless somebody typed it.
 */
export function changedValues(given: ImportedValues, event: CalendarEventEntity, isTyped: boolean): ImportedValues {
  const { notes, title, type } = event;
  const isSame = notes !== null && cleanText(notes) === cleanText(textOf(given['notes']) ?? '');
  const isFromTitle = given['title'] !== undefined && given['type'] === undefined && typeOf(title) === type;
  return {
    ...given,
    ...(isSame && { notes }),
    ...(isFromTitle && !isTyped && { type: typeOf(textOf(given['title'])) }),
  };
}

/** Why an event cannot be stored; null when it can. */
export const notesProblem = ({ notes }: ImportedValues): string | null =>
  String(notes ?? '').length <= EVENT_NOTES_MAX
    ? null
    : `Place and notes have more than ${EVENT_NOTES_MAX} characters together. Shorten the notes.`;

/** The values of a new event: its type is that of its title, and its title that of its type. */
export function newValues(given: ImportedValues): ImportedValues {
  const title = textOf(given['title']);
  const type = given['type'] ?? typeOf(title);
  return { ...given, type, title: title ?? EVENT_TYPE_LABELS[type as PlannedEventType] };
}

/**
 * The type that a word of a title means, a meeting before the game that it is about; other without such a word. Without a title
 * a practice, because that is what a list of mere days is of.
 */
export function typeOf(title: string | null): PlannedEventType {
  if (title === null) return 'practice';
  const words = new Set(normalise(title).split(' '));
  const order: PlannedEventType[] = ['team_meeting', 'game', ...PLANNED_EVENT_TYPES];
  return order.find((type) => EVENT_TYPE_WORDS[type].some((word) => words.has(word))) ?? 'other';
}

/** An event of the team that no call has made yet. */
export function toNewEvent(teamId: number, date: CalendarDate, values: ImportedValues, now: Date): NewEvent {
  const type = values['type'] as PlannedEventType;
  return {
    ...{ teamId, athleteId: null, date, type, plannedRpe: null, seriesId: null, workoutUid: null },
    ...{ attendanceTaken: usuallyTakesAttendance(type), version: 1, createdAt: now, updatedAt: now },
    eventTime: textOf(values['start_time']),
    durationMin: typeof values['duration_min'] === 'number' ? values['duration_min'] : EVENT_DURATION_DEFAULT,
    title: String(values['title']),
    notes: textOf(values['notes']),
  };
}

/** The event with other values; what `values` does not name stays. Attendance is taken of what becomes a practice or game. */
export const withValues = (event: CalendarEventEntity, values: ImportedValues): CalendarEventEntity => {
  const next = { ...valuesOf(event), ...values };
  const becomes = next['type'] !== event.type && usuallyTakesAttendance(String(next['type']));
  return {
    ...event,
    attendanceTaken: event.attendanceTaken || becomes,
    eventTime: textOf(next['start_time']),
    title: String(next['title']),
    type: next['type'] as EventType,
    durationMin: Number(next['duration_min']),
    notes: textOf(next['notes']),
  };
};
