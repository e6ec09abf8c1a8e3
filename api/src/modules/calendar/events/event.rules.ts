import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { countRepeats } from '@touchline/contracts/repeat-dates';
import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { FieldProblem } from '../../../common/errors/api-error.js';
import type { PlannedContent } from '../calc/series-change.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';

/** Rules that the schema of a request body cannot express. */

/** A date beyond the years that the calendar stores. */
export const DATE_OUT_OF_RANGE: FieldProblem = {
  path: 'date',
  message: 'Date would move an event of the series out of the years 1900 to 2999.',
};

/** What was recorded at an event moves with its date, and nothing is recorded of the future. */
export const RECORDED_IN_FUTURE: FieldProblem = {
  path: 'date',
  message: 'Date must not be in the future: attendance or a load was recorded at this event. Add a new event instead.',
};

/** Attendance is taken of teams: the event of a single athlete takes none. */
export function attendanceProblems({
  athleteId,
  attendanceTaken,
}: Pick<PlannedContent, 'athleteId' | 'attendanceTaken'>): FieldProblem[] {
  return athleteId !== null && attendanceTaken
    ? [
        {
          path: 'attendance_taken',
          message: 'Attendance taken must be false for the event of one athlete: attendance is taken of teams.',
        },
      ]
    : [];
}

/** A series needs at least one date and at most EVENTS_AT_ONCE_MAX. */
export function repeatProblems({
  date,
  repeat_until: until,
  repeat_weekdays: weekdays,
}: Pick<CreateEventBody, 'date' | 'repeat_until' | 'repeat_weekdays'>): FieldProblem[] {
  if (until === undefined) return [];
  const events = countRepeats(date, until, weekdays);
  if (events === 0) return [{ path: 'repeat_until', message: 'Repeat until must not be before the date.' }];
  return events > EVENTS_AT_ONCE_MAX
    ? [
        {
          path: 'repeat_until',
          message: `This makes ${events} events; at most ${EVENTS_AT_ONCE_MAX} can be added at once.`,
        },
      ]
    : [];
}

/**
 * The event of a workout keeps its type, and its title fits the name of a workout. No other event becomes a workout, and
 * none loses its time; an event of a club's list may have come without one.
 */
export function workoutProblems(
  { workoutUid, eventTime }: Pick<CalendarEventEntity, 'workoutUid' | 'eventTime'>,
  body: Pick<ChangeEventBody, 'event_type' | 'event_time' | 'event_title'>,
): FieldProblem[] {
  if (workoutUid === null) {
    return [
      ...(body.event_type === 'workout'
        ? [{ path: 'event_type', message: 'Event type must not be workout: workouts are scheduled with their plan.' }]
        : []),
      ...(body.event_time === null && eventTime !== null
        ? [{ path: 'event_time', message: 'Event time must be a time written HH:mm.' }]
        : []),
    ];
  }
  return [
    // The title is also the name of the workout plan, which the workout editor must be able to save.
    ...(body.event_title.length > WORKOUT_NAME_MAX
      ? [
          {
            path: 'event_title',
            message: `Event title must have at most ${WORKOUT_NAME_MAX} characters for a workout.`,
          },
        ]
      : []),
    ...(body.event_type === 'workout' ? [] : [{ path: 'event_type', message: 'Event type must stay workout.' }]),
  ];
}

/** One call changes or deletes at most as many events as one call can add. */
export function scopeProblems(events: number): FieldProblem[] {
  return events > EVENTS_AT_ONCE_MAX
    ? [
        {
          path: 'scope',
          message: `This changes ${events} events; at most ${EVENTS_AT_ONCE_MAX} can be changed at once.`,
        },
      ]
    : [];
}
