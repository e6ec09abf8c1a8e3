import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { wordText } from '@touchline/contracts/words';
import { valuesOf, type EventValues } from './event-values.js';
import { formatEventTime } from './event-format.js';

/** A field that two coaches set to different values, formatted for display. */
export interface DifferingField {
  label: string;
  theirs: string;
  mine: string;
}

const LABELS = {
  event_type: 'Event Type',
  event_title: 'Title',
  date: 'Date',
  event_time: 'Time',
  duration_min: 'Duration (min)',
  planned_rpe: 'Planned RPE',
  notes: 'Notes',
  attendance_taken: 'Attendance Taken',
} as const;
type ComparedField = keyof typeof LABELS;

/** Compares the typed values with the stored event. Empty when saving would change nothing. */
export function differingFields(mine: EventValues, stored: CalendarEvent): DifferingField[] {
  const theirs = valuesOf(stored);
  // Type and attendance of a workout cannot change here.
  const compared: readonly ComparedField[] =
    stored.event_type === 'workout'
      ? ['event_title', 'date', 'event_time', 'duration_min', 'planned_rpe', 'notes']
      : ['event_type', 'event_title', 'date', 'event_time', 'duration_min', 'planned_rpe', 'notes', 'attendance_taken'];
  return compared.flatMap((field) => {
    const [theirValue, myValue] = [displayValue(theirs, field), displayValue(mine, field)];
    return theirValue === myValue ? [] : [{ label: LABELS[field], theirs: theirValue, mine: myValue }];
  });
}

function displayValue(values: EventValues, field: ComparedField): string {
  switch (field) {
    case 'event_type':
      return values.event_type === '' ? '–' : wordText(EVENT_TYPE_LABELS, values.event_type);
    case 'date':
      return formatDay(values.date);
    case 'event_time':
      return formatEventTime(values.event_time || null);
    case 'planned_rpe':
      return String(parseRpe(values.planned_rpe) ?? (values.planned_rpe.trim() || '–'));
    case 'attendance_taken':
      return values.attendance_taken ? 'Yes' : 'No';
    default:
      return values[field].trim() || '–';
  }
}
