import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { toDraft, type EventDraft } from './event-draft.js';
import { formatEventTime } from './event-format.js';

/** A field that two coaches set to different values, formatted for display. */
export interface DifferingField {
  label: string;
  theirs: string;
  mine: string;
}

const LABELS = {
  type: 'Event Type',
  title: 'Title',
  date: 'Date',
  time: 'Time',
  duration: 'Duration (min)',
  plannedRpe: 'Planned RPE',
  notes: 'Notes',
  attendance: 'Attendance Taken',
} as const;
type ComparedField = keyof typeof LABELS;

/** Compares the typed values with the stored event. Empty when saving would change nothing. */
export function differingFields(mine: EventDraft, stored: CalendarEvent): DifferingField[] {
  const theirs = toDraft(stored);
  // Type and attendance of a workout cannot change here.
  const compared: readonly ComparedField[] =
    stored.event_type === 'workout'
      ? ['title', 'date', 'time', 'duration', 'plannedRpe', 'notes']
      : ['type', 'title', 'date', 'time', 'duration', 'plannedRpe', 'notes', 'attendance'];
  return compared.flatMap((field) => {
    const [theirValue, myValue] = [displayValue(theirs, field), displayValue(mine, field)];
    return theirValue === myValue ? [] : [{ label: LABELS[field], theirs: theirValue, mine: myValue }];
  });
}

function displayValue(draft: EventDraft, field: ComparedField): string {
  switch (field) {
    case 'type':
      return draft.type === '' ? '–' : EVENT_TYPE_LABELS[draft.type];
    case 'date':
      return formatDay(draft.date);
    case 'time':
      return formatEventTime(draft.time === '' ? null : draft.time);
    case 'plannedRpe':
      return String(parseRpe(draft.plannedRpe) ?? (draft.plannedRpe.trim() || '–'));
    case 'attendance':
      return draft.attendance ? 'Yes' : 'No';
    default:
      return draft[field].trim() === '' ? '–' : draft[field].trim();
  }
}
