import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { draftOf, type EventDraft } from './event-draft.js';
import { EVENT_TYPE_LABELS, timeText } from './event-texts.js';

/** A field of which two coaches have made different things, as both are shown. */
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
  notes: 'Notes',
  attendance: 'Attendance Taken',
} as const;
type Compared = keyof typeof LABELS;

/** What was typed beside what is stored now, where they differ; empty when saving would change nothing. */
export function differingFields(mine: EventDraft, stored: CalendarEvent): DifferingField[] {
  const theirs = draftOf(stored);
  // The rest of a workout is its plan's.
  const compared: readonly Compared[] =
    stored.event_type === 'workout'
      ? ['title', 'date', 'time', 'notes']
      : ['type', 'title', 'date', 'time', 'duration', 'notes', 'attendance'];
  return compared.flatMap((field) => {
    const [a, b] = [shown(theirs, field), shown(mine, field)];
    return a === b ? [] : [{ label: LABELS[field], theirs: a, mine: b }];
  });
}

function shown(draft: EventDraft, field: Compared): string {
  switch (field) {
    case 'type':
      return draft.type === '' ? '–' : EVENT_TYPE_LABELS[draft.type];
    case 'date':
      return formatDay(draft.date);
    case 'time':
      return timeText(draft.time === '' ? null : draft.time);
    case 'attendance':
      return draft.attendance ? 'Yes' : 'No';
    default:
      return draft[field].trim() === '' ? '–' : draft[field].trim();
  }
}
