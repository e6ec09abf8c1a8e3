import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { countRepeats } from './calc/repeat-dates.js';
import type { PlannedContent } from './calc/series-change.js';
import type { CalendarEvent } from './calendar-event.entity.js';

/** What the shape of a body cannot say. */

export const NO_OWNER: FieldProblem = { path: 'team_id', message: 'Please select either a team or an athlete.' };
export const ATHLETE_ARCHIVED: FieldProblem = {
  path: 'athlete_id',
  message: 'This athlete was archived: restore them to plan something new for them.',
};
export const NOT_THE_ATHLETES_TEAM: FieldProblem = {
  path: 'team_id',
  message: 'Team id must be the team of the athlete, or none.',
};
export const OUT_OF_CALENDAR: FieldProblem = {
  path: 'date',
  message: 'Date would move an event of the series out of the years 1900 to 2999.',
};

/** Attendance is taken of a team: an athlete's own event takes none. */
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

export function repeatProblems({
  date,
  repeat_until: until,
}: Pick<CreateEventBody, 'date' | 'repeat_until'>): FieldProblem[] {
  if (until === undefined) return [];
  const events = countRepeats(date, until);
  if (events === 0) return [{ path: 'repeat_until', message: 'Repeat until must not be before the date.' }];
  return events > EVENTS_AT_ONCE_MAX
    ? [
        {
          path: 'repeat_until',
          message: `Repeat until would make ${events} events: at most ${EVENTS_AT_ONCE_MAX} can be added at once.`,
        },
      ]
    : [];
}

/** A workout stays one, whose plan has a name of its own length; nothing else becomes one, or lasts all day. */
export function workoutProblems(
  { workoutUid }: Pick<CalendarEvent, 'workoutUid'>,
  body: Pick<ChangeEventBody, 'event_type' | 'event_time' | 'event_title'>,
): FieldProblem[] {
  if (workoutUid === null) {
    return [
      ...(body.event_type === 'workout'
        ? [{ path: 'event_type', message: 'Event type must not be workout: workouts are scheduled with their plan.' }]
        : []),
      ...(body.event_time === null
        ? [{ path: 'event_time', message: 'Event time must be a time written HH:mm: only a workout lasts all day.' }]
        : []),
    ];
  }
  return [
    // Counted as the plan's own name is, or its editor could not store it again.
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

/** No call changes or deletes more events than one can add. */
export function scopeProblems(events: number): FieldProblem[] {
  return events > EVENTS_AT_ONCE_MAX
    ? [
        {
          path: 'scope',
          message: `Scope holds ${events} events: at most ${EVENTS_AT_ONCE_MAX} can be changed at once.`,
        },
      ]
    : [];
}
