import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, ChangeEventBody, CreateEventBody, EventType } from '@touchline/contracts/calendar.schema';
import { EVENT_DURATION_DEFAULT, type PlannedEventType } from '@touchline/contracts/event-limits';
import { parseEventMinutes } from '@touchline/contracts/event-minutes-text';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { ApiError } from '@touchline/ui/host';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { repeatProblem } from './repeat-count.js';

/** The raw field values of the event form. Empty and incomplete inputs are ''. */
export interface EventDraft {
  type: EventType | '';
  title: string;
  date: string;
  time: string;
  duration: string;
  /** Planned session RPE; empty: no load is planned. */
  plannedRpe: string;
  notes: string;
  attendance: boolean;
  /** Last day of a weekly repetition; used only when adding. */
  repeatUntil: string;
}
export type DraftField = keyof EventDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

/** The first field with a problem receives the focus. */
const FIELDS_IN_FORM_ORDER: readonly DraftField[] = [
  'type',
  'title',
  'date',
  'time',
  'duration',
  'plannedRpe',
  'notes',
  'attendance',
  'repeatUntil',
];
const FIELD_BY_WIRE_NAME: Readonly<Record<string, DraftField>> = {
  event_type: 'type',
  event_title: 'title',
  date: 'date',
  event_time: 'time',
  duration_min: 'duration',
  planned_rpe: 'plannedRpe',
  notes: 'notes',
  attendance_taken: 'attendance',
  repeat_until: 'repeatUntil',
};

/** True for types at which a team usually takes attendance: the form for a new event switches it on. */
export const usuallyTakesAttendance = (type: EventDraft['type']): boolean => type === 'practice' || type === 'game';

/** The initial values of the form for a new event. */
export function emptyDraft(
  date: CalendarDate,
  kept: Pick<EventDraft, 'type' | 'time'> = { type: '', time: '' },
): EventDraft {
  return {
    ...kept,
    title: '',
    date,
    duration: String(EVENT_DURATION_DEFAULT),
    plannedRpe: '',
    notes: '',
    attendance: usuallyTakesAttendance(kept.type),
    repeatUntil: '',
  };
}

/** The form values of a stored event. */
export function toDraft(event: CalendarEvent): EventDraft {
  return {
    type: event.event_type,
    title: event.event_title,
    date: event.date,
    time: event.event_time ?? '',
    duration: String(event.duration_min),
    plannedRpe: event.planned_rpe === null ? '' : String(event.planned_rpe),
    notes: event.notes ?? '',
    attendance: event.attendance_taken,
    repeatUntil: '',
  };
}

export function isSameDraft(a: EventDraft, b: EventDraft): boolean {
  return FIELDS_IN_FORM_ORDER.every((field) => a[field] === b[field]);
}

/** Applies the fields that the coach changed since `original` on top of the stored values `theirs`. */
export function mergeDraft(mine: EventDraft, original: EventDraft, theirs: EventDraft): EventDraft {
  const changedHere = Object.entries(mine).filter(([field, value]) => value !== original[field as DraftField]);
  return { ...theirs, ...Object.fromEntries(changedHere) };
}

/** Problems of required fields that are empty. A workout needs no time: it may last all day. */
export function findMissing({ type, title, date, time }: EventDraft): DraftProblems {
  return {
    ...(type === '' && { type: calendarTexts.typeMissing }),
    ...(title.trim() === '' && { title: calendarTexts.titleMissing }),
    ...(!isCalendarDate(date) && { date: calendarTexts.dateMissing }),
    ...(time === '' && type !== 'workout' && { time: calendarTexts.timeMissing }),
  };
}

/** Problems of fields with an invalid value. */
export function findInvalid({ duration, plannedRpe, date, repeatUntil }: EventDraft): DraftProblems {
  const repeat = repeatProblem(date, repeatUntil);
  return {
    ...(parseEventMinutes(duration) === undefined && { duration: calendarTexts.durationInvalid }),
    ...(plannedRpe.trim() !== '' && parseRpe(plannedRpe) === undefined && { plannedRpe: calendarTexts.rpeInvalid }),
    ...(repeat !== undefined && { repeatUntil: repeat }),
  };
}

export function firstProblemField(problems: DraftProblems): DraftField | undefined {
  return FIELDS_IN_FORM_ORDER.find((field) => problems[field] !== undefined);
}

/** Problems that the server reports for single fields. */
export function serverProblems(error: unknown): DraftProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.flatMap(({ path, message }) =>
      FIELD_BY_WIRE_NAME[path] === undefined ? [] : [[FIELD_BY_WIRE_NAME[path], message]],
    ),
  );
}

type EventOwner = Pick<CalendarEvent, 'team_id' | 'athlete_id'>;

/** The request body for a new event. An athlete's event takes no attendance. */
export function toCreateBody(draft: EventDraft, { team_id, athlete_id }: EventOwner): CreateEventBody {
  return {
    team_id: athlete_id === null ? team_id : null,
    athlete_id,
    ...toSharedFields(draft),
    event_type: draft.type as PlannedEventType,
    event_time: draft.time,
    attendance_taken: athlete_id === null && draft.attendance,
    ...(draft.repeatUntil === '' ? {} : { repeat_until: draft.repeatUntil }),
  };
}

/**
 * The request body for a changed event. The owner stays the same. Type and attendance of a workout cannot change here.
 */
export function toChangeBody(
  draft: EventDraft,
  { team_id, athlete_id, event_type: type, version }: CalendarEvent,
): ChangeEventBody {
  const workout = type === 'workout';
  return {
    team_id,
    athlete_id,
    ...toSharedFields(draft),
    event_type: workout ? type : (draft.type as PlannedEventType),
    event_time: draft.time === '' ? null : draft.time,
    ...(workout ? {} : { attendance_taken: athlete_id === null && draft.attendance }),
    version,
  };
}

const toSharedFields = ({ title, date, duration, plannedRpe, notes }: EventDraft) => ({
  date,
  event_title: title.trim(),
  duration_min: Number(duration),
  planned_rpe: parseRpe(plannedRpe) ?? null,
  notes: notes.trim() === '' ? null : notes,
});
