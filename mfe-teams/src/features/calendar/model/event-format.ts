import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventStatus } from '@touchline/contracts/calendar.schema';
import { sentenceOf } from '@touchline/ui/host';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

export const STATUS_LABELS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  missed: 'Missed',
};

/** `18:00`, or `All day`. */
export function formatEventTime(time: string | null): string {
  return time ?? 'All day';
}

/** `45 min`, `1 h`, `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** The text after adding events. `date` is the day of the first event; null when it is the selected day. */
export function addedText(count: number, date: CalendarDate | null): string {
  if (count === 1) return date === null ? calendarTexts.added : calendarTexts.addedOn(date);
  return date === null ? calendarTexts.severalAdded(count) : calendarTexts.severalAddedFrom(count, date);
}

/** The question before events are deleted. It always names the attendance marks that are deleted with them. */
export function removalQuestion({
  events,
  attendance_marks: marks,
}: {
  events: number;
  attendance_marks: number;
}): string {
  return [
    calendarTexts.deleteQuestion,
    events > 1 ? calendarTexts.deletesSeveral(events) : '',
    marks > 0 ? calendarTexts.deletesMarks(marks) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The reason of a failed call, to follow `Failed to add event: `. */
export function failureReason(error: unknown): string {
  return sentenceOf(error, 'Unknown error');
}

/** The title of the result dialog. */
export function resultTitle(message: string): 'Error' | 'Success' {
  return message.includes('Failed') ? 'Error' : 'Success';
}
