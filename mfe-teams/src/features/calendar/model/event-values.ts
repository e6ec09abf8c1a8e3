import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, ChangeEventBody, CreateEventBody, EventType } from '@touchline/contracts/calendar.schema';
import { EVENT_DURATION_DEFAULT, EVENT_TITLE_MAX, type PlannedEventType } from '@touchline/contracts/event-limits';
import { parseEventMinutes } from '@touchline/contracts/event-minutes-text';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { sentBack, type Word } from '@touchline/contracts/words';
import {
  judgeForm,
  optionalNumber,
  requiredDay,
  requiredNumber,
  requiredText,
  typedAs,
  z,
  type FormProblems,
} from '@touchline/ui/forms';
import { ApiError } from '@touchline/ui/host';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { repeatProblem, repetitionOf } from './repeat-count.js';

/** The values of the event form, by the names of the request. Empty and incomplete inputs are ''. */
export interface EventValues {
  /** One that the form does not know stays, and is sent as it came. */
  event_type: Word<EventType> | '';
  event_title: string;
  date: string;
  event_time: string;
  duration_min: string;
  /** Planned session RPE; empty: no load is planned. */
  planned_rpe: string;
  notes: string;
  attendance_taken: boolean;
  /** Last day of a weekly repetition; used only when adding. */
  repeat_until: string;
  /** Weekdays beside that of the date, from 0 for Monday to 6 for Sunday; used only when adding. */
  repeat_weekdays: readonly number[];
}
export type EventField = keyof EventValues;
export type EventProblems = Partial<Record<EventField, string>>;

const REQUIRED_FIELDS: readonly EventField[] = ['event_type', 'event_title', 'date', 'event_time'];
const FIELDS_IN_FORM_ORDER: readonly EventField[] = [
  ...REQUIRED_FIELDS,
  'duration_min',
  'repeat_weekdays',
  'repeat_until',
  'planned_rpe',
  'notes',
  'attendance_taken',
];
const NO_WEEKDAYS: readonly number[] = [];

/** What the form makes of its values. `event_time` is null for a workout that lasts all day. */
export interface TypedEvent {
  event_type: Word<EventType>;
  event_title: string;
  date: CalendarDate;
  event_time: string | null;
  duration_min: number;
  planned_rpe: number | null;
  notes: string | null;
  attendance_taken: boolean;
  repeat_until?: CalendarDate | undefined;
  repeat_weekdays?: number[] | undefined;
}

/** The values of a form in which nothing is typed or proposed. */
export function emptyValues(date: CalendarDate): EventValues {
  return {
    event_type: '',
    event_title: '',
    date,
    event_time: '',
    duration_min: String(EVENT_DURATION_DEFAULT),
    planned_rpe: '',
    notes: '',
    attendance_taken: false,
    repeat_until: '',
    repeat_weekdays: NO_WEEKDAYS,
  };
}

/** The form values of a stored event. */
export function valuesOf(event: CalendarEvent): EventValues {
  return {
    event_type: event.event_type,
    event_title: event.event_title,
    date: event.date,
    event_time: event.event_time ?? '',
    duration_min: String(event.duration_min),
    planned_rpe: event.planned_rpe === null ? '' : String(event.planned_rpe),
    notes: event.notes ?? '',
    attendance_taken: event.attendance_taken,
    repeat_until: '',
    repeat_weekdays: NO_WEEKDAYS,
  };
}

export function isSameValues(a: EventValues, b: EventValues): boolean {
  return FIELDS_IN_FORM_ORDER.every((field) => String(a[field]) === String(b[field]));
}

/** Applies the fields that the coach changed since `original` on top of the stored values `theirs`. */
export function mergeValues(mine: EventValues, original: EventValues, theirs: EventValues): EventValues {
  const changedHere = Object.entries(mine).filter(([field, value]) => value !== original[field as EventField]);
  return { ...theirs, ...Object.fromEntries(changedHere) };
}

/**
 * The event that the values describe, or their problems in the order of the form. A workout needs no time, and neither does
 * an event that has none, because the list it came from had none.
 * @param stored the event that is changed; null for a new one
 */
export function judgeEvent(values: EventValues, stored: Pick<CalendarEvent, 'event_time'> | null = null) {
  const { event_type: type } = values;
  return judgeForm<TypedEvent>(
    z.object({
      event_type: z.custom<Word<EventType>>((chosen: unknown) => chosen !== '', calendarTexts.typeMissing),
      event_title: requiredText(EVENT_TITLE_MAX, calendarTexts.titleMissing),
      date: requiredDay(calendarTexts.dateMissing),
      event_time: typedAs<string | null>((time) =>
        time === '' && type !== 'workout' && stored?.event_time !== null
          ? { problem: calendarTexts.timeMissing }
          : { value: time || null },
      ),
      duration_min: requiredNumber(parseEventMinutes, calendarTexts.durationInvalid),
      planned_rpe: optionalNumber(parseRpe, calendarTexts.rpeInvalid),
      notes: z.pipe(
        z.string(),
        z.transform((notes) => (notes.trim() === '' ? null : notes)),
      ),
      attendance_taken: z.boolean(),
      repeat_until: typedAs<CalendarDate | undefined>(() => {
        const problem = repeatProblem(values);
        return problem === undefined ? { value: repetitionOf(values).repeat_until } : { problem };
      }),
      repeat_weekdays: z.pipe(
        z.custom<readonly number[]>(),
        z.transform(() => repetitionOf(values).repeat_weekdays),
      ),
    }),
    values,
  );
}

/** The first field that has a problem. */
export const firstProblemField = (problems: FormProblems | EventProblems): EventField | undefined =>
  FIELDS_IN_FORM_ORDER.find((field) => problems[field] !== undefined);

/** The first field that needs a value and has none. */
export const firstMissingField = (problems: FormProblems): EventField | undefined =>
  REQUIRED_FIELDS.find((field) => field in problems);

/** Problems that the server reports for single fields. */
export function serverProblems(error: unknown): EventProblems {
  if (!(error instanceof ApiError)) return {};
  const named = error.fields.filter(({ path }) => FIELDS_IN_FORM_ORDER.some((field) => field === path));
  return Object.fromEntries(named.map(({ path, message }) => [path, message]));
}

type EventOwner = Pick<CalendarEvent, 'team_id' | 'athlete_id'>;

/** The request body for a new event. An athlete's event takes no attendance. */
export function toCreateBody(typed: TypedEvent, { team_id, athlete_id }: EventOwner): CreateEventBody {
  return {
    ...typed,
    team_id: athlete_id === null ? team_id : null,
    athlete_id,
    event_type: typed.event_type as PlannedEventType,
    event_time: typed.event_time ?? '',
    attendance_taken: athlete_id === null && typed.attendance_taken,
  };
}

/**
 * The request body for a changed event. The owner stays the same. Type and attendance of a workout cannot change here.
 */
export function toChangeBody(
  { attendance_taken: isTaken, repeat_until: _until, repeat_weekdays: _weekdays, ...typed }: TypedEvent,
  { team_id, athlete_id, event_type: type, version }: CalendarEvent,
): ChangeEventBody {
  const isWorkout = type === 'workout';
  return {
    ...typed,
    team_id,
    athlete_id,
    event_type: sentBack(isWorkout ? type : typed.event_type),
    ...(isWorkout ? {} : { attendance_taken: athlete_id === null && isTaken }),
    version,
  };
}
