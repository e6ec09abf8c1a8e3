import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventStatus, EventType } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { sentenceOf } from '@touchline/ui/host';

export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  practice: 'Practice',
  team_meeting: 'Meeting',
  game: 'Game',
  other: 'Other',
  workout: 'Workout',
};
export const STATUS_LABELS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  missed: 'Missed',
};

/** `18:00`, or `All day`. */
export function timeText(time: string | null): string {
  return time ?? 'All day';
}

/** `18:00 – 19:30`; past midnight `23:30 – 01:00 (next day)`; `All day` without a time. */
export function timeRangeText({
  event_time: time,
  duration_min: minutes,
}: Pick<CalendarEvent, 'event_time' | 'duration_min'>): string {
  if (time === null) return 'All day';
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${time} – ${pad(Math.floor(end / 60) % 24)}:${pad(end % 60)}${end > 24 * 60 ? ' (next day)' : ''}`;
}

/** `45 min`, `1 h`, `1 h 30 min`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** `1 event`, `6 events`. */
export function eventsText(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}

/** What the bar with Undo says after adding; `date`, where that is not the day which is shown. */
export function addedText(count: number, date: CalendarDate | null): string {
  if (count === 1) return date === null ? 'Event added' : `Event added on ${formatDay(date)}`;
  return `${count} events added${date === null ? '' : `, the first on ${formatDay(date)}`}`;
}

/** Where an event is found that was moved to another day. */
export function movedText(date: CalendarDate): string {
  return `It is on ${formatDay(date)} now.`;
}

/** The question before events are removed. The marks that go with them are never left unsaid. */
export function removalText({ events, attendance_marks: marks }: { events: number; attendance_marks: number }): string {
  const question = 'Are you sure you want to delete this event? This action cannot be undone.';
  const several = events > 1 ? ` ${events} events of the series are removed.` : '';
  return `${question}${several}${marks === 0 ? '' : ` ${marks} attendance ${marks === 1 ? 'mark is' : 'marks are'} removed too.`}`;
}

/** Why a call failed, to stand after `Failed to add event: `. */
export function reasonOf(error: unknown): string {
  return sentenceOf(error, 'Unknown error');
}

/** The title of the dialog that says what became of something. */
export function resultTitle(message: string): 'Error' | 'Success' {
  return message.includes('Failed') ? 'Error' : 'Success';
}
