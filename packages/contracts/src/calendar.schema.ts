import { z } from 'zod';
import { weekdayFromMonday, isCalendarDate } from './calendar-date.js';
import {
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  EVENT_NOTES_MAX,
  EVENT_TITLE_MAX,
  PLANNED_EVENT_TYPES,
} from './event-limits.js';
import { filledText } from './filled-text.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

/** `workout` shows a scheduled workout and is written only with it; the calendar's own form writes the others. */
export const eventTypeSchema = z.enum([...PLANNED_EVENT_TYPES, 'workout']);
export type EventType = z.infer<typeof eventTypeSchema>;

/** Read from date and attendance, never stored. */
export const eventStatusSchema = z.enum(['scheduled', 'completed', 'missed']);
export type EventStatus = z.infer<typeof eventStatusSchema>;

/** A time of day where the event takes place, `HH:mm`. */
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
  notes: z.string().nullable(),
  /** Whether attendance is to be taken. */
  attendance_taken: z.boolean(),
  status: eventStatusSchema,
  workout_uid: z.string().nullable(),
  series_id: z.string().nullable(),
  version: versionSchema,
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

/** An event as it is stored after a call that made or changed it, or its series: how many there were, and by what id all of it can be undone. */
export const savedEventSchema = calendarEventSchema.extend({ change_id: z.uuid(), event_count: z.int().positive() });
export type SavedEvent = z.infer<typeof savedEventSchema>;

const DURATION_SENTENCE = `must be a whole number of minutes from ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}`;
const TYPE_SENTENCE = `must be one of ${PLANNED_EVENT_TYPES.join(', ')}`;

/** What a coach says about an event. Whose it is: a team's, or an athlete's; with an athlete the team may be null or that athlete's. */
const eventBodyShape = {
  team_id: idSchema.nullable().optional(),
  athlete_id: idSchema.nullable().optional(),
  date: calendarDateSchema,
  event_title: filledText(EVENT_TITLE_MAX),
  duration_min: z
    .int(DURATION_SENTENCE)
    .min(EVENT_DURATION_MIN, DURATION_SENTENCE)
    .max(EVENT_DURATION_MAX, DURATION_SENTENCE)
    .optional(),
  notes: z
    .string('must be a text')
    .max(EVENT_NOTES_MAX, `must have at most ${EVENT_NOTES_MAX} characters`)
    .nullable()
    .optional(),
  attendance_taken: z.boolean('must be true or false').optional(),
};

/** A new event; with `repeat_until` one on the same day of every week from its date to that day, at most 200. */
export const createEventBodySchema = z
  .strictObject({
    ...eventBodyShape,
    event_type: z.enum(PLANNED_EVENT_TYPES, TYPE_SENTENCE),
    event_time: eventTimeSchema,
    repeat_until: calendarDateSchema.optional(),
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
        notes: null,
        attendance_taken: true,
        repeat_until: '2026-12-15',
      },
    ],
  });
export type CreateEventBody = z.infer<typeof createEventBodySchema>;

/**
 * An event as it is to be. What is optional and left out stays as it is; the owner is always said. A workout stays one, and is the only
 * type that may be all day (`event_time` null). `version` is what the coach saw.
 */
export const changeEventBodySchema = z.strictObject({
  ...eventBodyShape,
  event_type: eventTypeSchema,
  event_time: eventTimeSchema.nullable(),
  version: versionSchema.optional(),
});
export type ChangeEventBody = z.infer<typeof changeEventBodySchema>;

/** What a change of a scope would meet: so many events, and so many marks of attendance at them. */
const seriesReachSchema = z.object({ events: z.int().positive(), attendance_marks: z.int().nonnegative() });

/** What each scope of an event reaches; an event that was never repeated reaches itself alone. */
export const eventSeriesSchema = z.object({
  one: seriesReachSchema,
  following: seriesReachSchema,
  all: seriesReachSchema,
});
export type EventSeries = z.infer<typeof eventSeriesSchema>;

/** How many events of their own an athlete has from today on; who has none is not in the list. */
export const eventCountSchema = z.object({ athlete_id: idSchema, events: z.int().positive() });
export type EventCount = z.infer<typeof eventCountSchema>;

const MONDAY_SENTENCE = 'must be a Monday';
const mondaySchema = calendarDateSchema
  .meta({ format: 'date', examples: ['2026-11-02'] })
  .refine((date) => !isCalendarDate(date) || weekdayFromMonday(date) === 0, MONDAY_SENTENCE);

/** Copies a team's events of the week from one Monday on to the week from another. */
export const copyWeekBodySchema = z
  .strictObject({ team_id: idSchema, from_week: mondaySchema, to_week: mondaySchema })
  .refine(({ from_week: from, to_week: to }) => from !== to, { path: ['to_week'], error: 'must be another week' })
  .meta({ examples: [{ team_id: 1, from_week: '2026-11-02', to_week: '2026-11-09' }] });
export type CopyWeekBody = z.infer<typeof copyWeekBodySchema>;

/** What became of it. Events that the other week has already are not made again; workouts are scheduled with their plans and stay. */
export const copiedWeekSchema = z.object({
  change_id: z.uuid(),
  copied: z.int().nonnegative(),
  already_there: z.int().nonnegative(),
  workouts_left: z.int().nonnegative(),
});
export type CopiedWeek = z.infer<typeof copiedWeekSchema>;

/** Takes back what one call made or changed, if nobody has changed any of it since. */
export const undoBodySchema = z.strictObject({ change_id: z.uuid('must be the change_id of an earlier answer') });
export type UndoBody = z.infer<typeof undoBodySchema>;
export const undoneSchema = z.object({ undone: z.int().nonnegative() });
export type Undone = z.infer<typeof undoneSchema>;

/** A team's calendar for other programs. `path` holds the secret: whoever has it reads the team's events; null while there is none. */
export const calendarFeedSchema = z.object({ team_id: idSchema, path: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export const feedBodySchema = z.strictObject({ team_id: idSchema });
export type FeedBody = z.infer<typeof feedBodySchema>;
