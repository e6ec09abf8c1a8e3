import { z } from 'zod';
import { weekdayFromMonday, isCalendarDate } from './calendar-date.js';
import {
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  EVENT_NOTES_MAX,
  EVENT_TITLE_MAX,
  EVENT_TYPES,
  PLANNED_EVENT_TYPES,
} from './event-limits.js';
import { requiredText } from './required-text.js';
import { rpeSchema } from './training-load.schema.js';
import { calendarDateSchema, idSchema, versionSchema, weekdaysSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/**
 * A `workout` shows a scheduled workout and is written only together with it; the calendar's form writes the other
 * types.
 */
export const eventTypeSchema = wordSchema(EVENT_TYPES);
export type { EventType } from './event-limits.js';

/** Calculated from date and attendance, never stored. */
export const EVENT_STATUSES = ['scheduled', 'completed', 'missed'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const eventStatusSchema = wordSchema(EVENT_STATUSES);

/** A time of day at the venue, `HH:mm`. */
export const eventTimeSchema = z
  .string('must be a time written HH:mm')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:mm');

/** An event of a team or of one athlete: exactly one of `team_id` and `athlete_id` is set. */
export const calendarEventSchema = z.object({
  event_id: idSchema,
  /** The same as `event_id`. */
  calendar_id: idSchema,
  team_id: idSchema.nullable(),
  athlete_id: idSchema.nullable(),
  date: calendarDateSchema,
  event_title: z.string(),
  event_type: eventTypeSchema,
  /** null: all day. */
  event_time: eventTimeSchema.nullable(),
  duration_min: z.int().positive(),
  /** How hard the event is meant to be (session RPE); null: no load is planned. Times `duration_min` it is the planned load. */
  planned_rpe: rpeSchema.nullable(),
  notes: z.string().nullable(),
  /** Whether attendance is taken at the event. */
  attendance_taken: z.boolean(),
  status: eventStatusSchema,
  workout_uid: z.string().nullable(),
  series_id: z.string().nullable(),
  version: versionSchema,
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

/**
 * An event after a call that created or changed it, or its series: how many events that were, and the id that undoes
 * all of it.
 */
export const savedEventSchema = calendarEventSchema.extend({ change_id: z.uuid(), event_count: z.int().positive() });
export type SavedEvent = z.infer<typeof savedEventSchema>;

const DURATION_SENTENCE = `must be a whole number of minutes from ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}`;
const TYPE_SENTENCE = `must be one of ${PLANNED_EVENT_TYPES.join(', ')}`;

/** Duration of an event, in whole minutes. */
export const eventDurationSchema = z
  .int(DURATION_SENTENCE)
  .min(EVENT_DURATION_MIN, DURATION_SENTENCE)
  .max(EVENT_DURATION_MAX, DURATION_SENTENCE);

/**
 * Fields that a coach enters. The event belongs to a team or to an athlete; with an athlete, the team may be null or
 * the athlete's team.
 */
const eventBodyShape = {
  team_id: idSchema.nullable().optional(),
  athlete_id: idSchema.nullable().optional(),
  date: calendarDateSchema,
  event_title: requiredText(EVENT_TITLE_MAX),
  duration_min: eventDurationSchema.optional(),
  planned_rpe: rpeSchema.nullable().optional(),
  notes: z
    .string('must be text')
    .max(EVENT_NOTES_MAX, `must have at most ${EVENT_NOTES_MAX} characters`)
    .nullable()
    .optional(),
  attendance_taken: z.boolean('must be true or false').optional(),
};

/**
 * A new event. `repeat_until` adds one on the same weekday of every week up to that day, and with `repeat_weekdays` on these
 * weekdays, too, none before `date`: at most 200 in all.
 */
export const createEventBodySchema = z
  .strictObject({
    ...eventBodyShape,
    event_type: z.enum(PLANNED_EVENT_TYPES, TYPE_SENTENCE),
    event_time: eventTimeSchema,
    repeat_until: calendarDateSchema.optional(),
    /** Needs `repeat_until`. The weekday of `date` is always one of them. */
    repeat_weekdays: weekdaysSchema.optional(),
  })
  .refine(({ repeat_until: until, repeat_weekdays: weekdays }) => weekdays === undefined || until !== undefined, {
    path: ['repeat_until'],
    error: 'is required',
  })
  .meta({
    examples: [
      {
        team_id: 1,
        athlete_id: null,
        date: '2026-11-24',
        event_title: 'Team Practice',
        event_type: 'practice',
        event_time: '18:00',
        duration_min: 90,
        planned_rpe: 6.5,
        notes: null,
        attendance_taken: true,
        repeat_until: '2026-12-15',
        repeat_weekdays: [1, 3],
      },
    ],
  });
export type CreateEventBody = z.infer<typeof createEventBodySchema>;

/**
 * The new state of an event. Optional fields that are left out stay; the owner is always sent. A workout stays a
 * workout, and only a workout may be all day (`event_time` null). `version` is the version the coach saw. Marks, sessions
 * and answers of the event move with its date, which cannot be in the future once something was recorded.
 */
export const changeEventBodySchema = z.strictObject({
  ...eventBodyShape,
  event_type: z.enum(EVENT_TYPES),
  event_time: eventTimeSchema.nullable(),
  version: versionSchema.optional(),
});
export type ChangeEventBody = z.infer<typeof changeEventBodySchema>;

const eventCount = z.int().nonnegative();
/**
 * Number of events that a change reaches, and of attendance marks at them. When the change moves the series, some of them
 * stay on their day: those that `took_place`, because something was recorded at them, and others with an `own_day`: another
 * weekday of the series, or a day that was changed on its own.
 */
const seriesReachSchema = z.object({
  events: z.int().positive(),
  attendance_marks: eventCount,
  took_place: eventCount,
  own_day: eventCount,
});

/** The reach of each scope; an event that is not in a series reaches only itself. */
export const eventSeriesSchema = z.object({
  one: seriesReachSchema,
  following: seriesReachSchema,
  all: seriesReachSchema,
});
export type EventSeries = z.infer<typeof eventSeriesSchema>;

/** Number of individual events that an athlete has from today on; athletes without any are not listed. */
export const eventCountSchema = z.object({ athlete_id: idSchema, events: z.int().positive() });
export type EventCount = z.infer<typeof eventCountSchema>;

/**
 * An athlete of an event who is at another one during it: an event of another team to which the athlete belongs on its
 * day, or one of theirs alone. `event` is null where the coach's role does not tell the plan of that team; `team` is null
 * for an event of the athlete.
 */
export const eventOverlapSchema = z.object({
  athlete_id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  date: calendarDateSchema,
  event_time: eventTimeSchema,
  duration_min: z.int().positive(),
  event: z.object({ event_id: idSchema, title: z.string(), team: z.string().nullable() }).nullable(),
});
export type EventOverlap = z.infer<typeof eventOverlapSchema>;

const MONDAY_SENTENCE = 'must be a Monday';
const mondaySchema = calendarDateSchema
  .meta({ format: 'date', examples: ['2026-11-02'] })
  .refine((date) => !isCalendarDate(date) || weekdayFromMonday(date) === 0, MONDAY_SENTENCE);

/** Copies a team's events of one week, given by its Monday, to another week. */
export const copyWeekBodySchema = z
  .strictObject({ team_id: idSchema, from_week: mondaySchema, to_week: mondaySchema })
  .refine(({ from_week: from, to_week: to }) => from !== to, { path: ['to_week'], error: 'must be another week' })
  .meta({ examples: [{ team_id: 1, from_week: '2026-11-02', to_week: '2026-11-09' }] });
export type CopyWeekBody = z.infer<typeof copyWeekBodySchema>;

/**
 * Result of the copy. Events that the other week has already are not copied again; workouts are scheduled with their
 * plans and are not copied.
 */
export const copiedWeekSchema = z.object({
  change_id: z.uuid(),
  copied: z.int().nonnegative(),
  already_there: z.int().nonnegative(),
  workouts_left: z.int().nonnegative(),
});
export type CopiedWeek = z.infer<typeof copiedWeekSchema>;

/** Undoes what one call created or changed, unless any of it has been changed since. */
export const undoBodySchema = z.strictObject({ change_id: z.uuid('must be the change_id of an earlier answer') });
export type UndoBody = z.infer<typeof undoBodySchema>;
export const undoneSchema = z.object({ undone: z.int().nonnegative() });
export type Undone = z.infer<typeof undoneSchema>;

/**
 * A team's calendar feed for other programs. `path` contains the secret: its holders can read the team's events.
 * Null when there is no feed.
 */
export const calendarFeedSchema = z.object({ team_id: idSchema, path: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export const feedBodySchema = z.strictObject({ team_id: idSchema });
export type FeedBody = z.infer<typeof feedBodySchema>;
