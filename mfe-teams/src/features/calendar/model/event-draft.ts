import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, ChangeEventBody, CreateEventBody, EventType } from '@touchline/contracts/calendar.schema';
import {
  EVENT_DURATION_DEFAULT,
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  type PlannedEventType,
} from '@touchline/contracts/event-limits';
import { ApiError } from '@touchline/ui/host';
import { repeatProblem } from './repeat-count.js';

/** An event as it stands in the form: texts as typed, '' for what is empty or only half typed. */
export interface EventDraft {
  type: EventType | '';
  title: string;
  date: string;
  time: string;
  duration: string;
  notes: string;
  attendance: boolean;
  /** Only where events are added: the last day of a weekly repetition. */
  repeatUntil: string;
}
export type DraftField = keyof EventDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

/** In the order of the form: the first one with a problem takes the focus. */
const FIELDS: readonly DraftField[] = [
  'type',
  'title',
  'date',
  'time',
  'duration',
  'notes',
  'attendance',
  'repeatUntil',
];
const ON_THE_WIRE: Readonly<Record<string, DraftField>> = {
  event_type: 'type',
  event_title: 'title',
  date: 'date',
  event_time: 'time',
  duration_min: 'duration',
  notes: 'notes',
  attendance_taken: 'attendance',
  repeat_until: 'repeatUntil',
};

/** The form before anything is typed. */
export function emptyDraft(
  date: CalendarDate,
  kept: Pick<EventDraft, 'type' | 'time'> = { type: '', time: '' },
): EventDraft {
  return {
    ...kept,
    title: '',
    date,
    duration: String(EVENT_DURATION_DEFAULT),
    notes: '',
    attendance: false,
    repeatUntil: '',
  };
}

/** The form of an event that is there. */
export function draftOf(event: CalendarEvent): EventDraft {
  return {
    type: event.event_type,
    title: event.event_title,
    date: event.date,
    time: event.event_time ?? '',
    duration: String(event.duration_min),
    notes: event.notes ?? '',
    attendance: event.attendance_taken,
    repeatUntil: '',
  };
}

/** True when nothing was typed that is different. */
export function isSame(a: EventDraft, b: EventDraft): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

/** What is empty that must not be; a workout may be all day. */
export function missingOf({ type, title, date, time }: EventDraft): DraftProblems {
  return {
    ...(type === '' && { type: 'Please choose a type.' }),
    ...(title.trim() === '' && { title: 'Please fill in a title.' }),
    ...(!isCalendarDate(date) && { date: 'Please fill in a date.' }),
    ...(time === '' && type !== 'workout' && { time: 'Please fill in a time.' }),
  };
}

/** What is filled in but cannot be so. */
export function wrongOf({ duration, date, repeatUntil }: EventDraft): DraftProblems {
  const repeat = repeatProblem(date, repeatUntil);
  const minutes = /^\d{1,6}$/.test(duration.trim()) ? Number(duration) : NaN;
  const within = minutes >= EVENT_DURATION_MIN && minutes <= EVENT_DURATION_MAX;
  return {
    ...(!within && {
      duration: `The duration must be a whole number of minutes from ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}.`,
    }),
    ...(repeat !== undefined && { repeatUntil: repeat }),
  };
}

/** The field that takes the focus. */
export function firstOf(problems: DraftProblems): DraftField | undefined {
  return FIELDS.find((field) => problems[field] !== undefined);
}

/** What the server says about single fields; empty when it said none. */
export function refusedOf(error: unknown): DraftProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.flatMap(({ path, message }) =>
      ON_THE_WIRE[path] === undefined ? [] : [[ON_THE_WIRE[path], message]],
    ),
  );
}

type Owner = Pick<CalendarEvent, 'team_id' | 'athlete_id'>;

/** What is sent for a new event. An athlete's own takes no attendance. */
export function createBody(draft: EventDraft, { team_id, athlete_id }: Owner): CreateEventBody {
  return {
    team_id: athlete_id === null ? team_id : null,
    athlete_id,
    ...contentOf(draft),
    event_type: draft.type as PlannedEventType,
    event_time: draft.time,
    ...lengthOf(draft, athlete_id),
    ...(draft.repeatUntil === '' ? {} : { repeat_until: draft.repeatUntil }),
  };
}

/** What is sent for an event that was changed. Whose it is stays. Of a workout only day, time, title and notes are this screen's. */
export function changeBody(
  draft: EventDraft,
  { team_id, athlete_id, event_type: type, version }: CalendarEvent,
): ChangeEventBody {
  const workout = type === 'workout';
  return {
    team_id,
    athlete_id,
    ...contentOf(draft),
    event_type: workout ? type : (draft.type as PlannedEventType),
    event_time: draft.time === '' ? null : draft.time,
    ...(workout ? {} : lengthOf(draft, athlete_id)),
    version,
  };
}

const contentOf = ({ title, date, notes }: EventDraft) => ({
  date,
  event_title: title.trim(),
  notes: notes.trim() === '' ? null : notes,
});
const lengthOf = ({ duration, attendance }: EventDraft, athleteId: number | null) => ({
  duration_min: Number(duration),
  attendance_taken: athleteId === null && attendance,
});
