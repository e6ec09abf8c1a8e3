import { z } from 'zod';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

/** `workout` shows a scheduled workout and is written only with it; the calendar's own form writes the others. */
export const eventTypeSchema = z.enum(['practice', 'team_meeting', 'game', 'other', 'workout']);
export type EventType = z.infer<typeof eventTypeSchema>;

/** Read from date and attendance, never stored. */
export const eventStatusSchema = z.enum(['scheduled', 'completed', 'missed']);
export type EventStatus = z.infer<typeof eventStatusSchema>;

/** A time of day where the event takes place, `HH:mm`. */
export const eventTimeSchema = z.string('must be a time written HH:mm').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:mm');

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
