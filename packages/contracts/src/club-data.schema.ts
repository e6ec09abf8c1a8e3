import { z } from 'zod';
import { attendanceStatusSchema } from './attendance.schema.js';
import { AVAILABILITIES } from './availability-rules.js';
import { eventTimeSchema, eventTypeSchema } from './calendar.schema.js';
import { measurementSchema } from './measurements.schema.js';
import { membershipSchema } from './memberships.schema.js';
import { PERFORMANCE_TEST_KINDS } from './performance-test-kinds.js';
import { durationMinSchema, rpeSchema, trainingSessionSchema } from './training-load.schema.js';
import { wellnessEntrySchema } from './wellness.schema.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/**
 * What a program of a club reads with a read key, row by row as it is stored. A field that a kind of data of the key does not
 * cover is left out; null means that nothing is known, and zero is a measurement.
 */

const instant = z.iso.datetime();

/** When the row was created and last changed: what `changed_since` compares. */
const timesShape = { created_at: instant, updated_at: instant };

/** Whether only the athlete and their app have written the row. */
const byAthlete = { by_athlete: z.boolean() };

/** An athlete who is on a team of the key today. The fields from `email` on need the kind `people`. */
export const dataAthleteSchema = z.object({
  athlete_id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  archived_at: instant.nullable(),
  version: versionSchema,
  email: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  date_of_birth: calendarDateSchema.nullable().optional(),
  weight_kg: z.number().nullable().optional(),
  height_cm: z.number().nullable().optional(),
});
export type DataAthlete = z.infer<typeof dataAthleteSchema>;

/** The days of an athlete on a team of the key, ended ones included. */
export const dataMembershipSchema = membershipSchema
  .omit({ membership_id: true, team: true })
  .extend({ id: idSchema, athlete_id: idSchema, team_name: z.string() });
export type DataMembership = z.infer<typeof dataMembershipSchema>;

/** An event of a team, or of one athlete: the other of the two ids is null. */
export const dataEventSchema = z.object({
  id: idSchema,
  team_id: idSchema.nullable(),
  athlete_id: idSchema.nullable(),
  date: calendarDateSchema,
  /** Null: all day. */
  time: eventTimeSchema.nullable(),
  duration_min: z.int().positive(),
  title: z.string(),
  type: eventTypeSchema,
  planned_rpe: rpeSchema.nullable(),
  notes: z.string().nullable(),
  attendance_taken: z.boolean(),
  series_id: z.string().nullable(),
  version: versionSchema,
  ...timesShape,
});
export type DataEvent = z.infer<typeof dataEventSchema>;

/** A mark at an event of a team of the key, or of the athlete alone. The day is that of the event. */
export const dataAttendanceSchema = z.object({
  id: idSchema,
  athlete_id: idSchema,
  event_id: idSchema,
  date: calendarDateSchema,
  status: attendanceStatusSchema,
  ...timesShape,
});
export type DataAttendance = z.infer<typeof dataAttendanceSchema>;

/** A training session. `session_id` is its id in the athletes' own app. */
export const dataSessionSchema = trainingSessionSchema
  .omit({ workout_id: true })
  .extend({ id: idSchema, duration_min: durationMinSchema, ...byAthlete, ...timesShape });
export type DataSession = z.infer<typeof dataSessionSchema>;

/** A day's wellness ratings. The two fields about an injury need the kind `health`. */
export const dataWellnessSchema = wellnessEntrySchema
  .omit({ wellness_id: true, completed: true, more: true, injury_body_part: true, injury_severity: true })
  .extend({
    id: idSchema,
    answered_at: instant.nullable(),
    injury_body_part: z.string().nullable().optional(),
    injury_severity: z.int().nullable().optional(),
    ...byAthlete,
    ...timesShape,
  });
export type DataWellness = z.infer<typeof dataWellnessSchema>;

/**
 * The staff's word whether an athlete can train; the newest one that has begun holds until its last day. Body part and note
 * need the kind `health`.
 */
export const dataAvailabilitySchema = z.object({
  id: idSchema,
  athlete_id: idSchema,
  /** The day on which it was recorded, which decides whether the key reads it. */
  date: calendarDateSchema,
  status: wordSchema(AVAILABILITIES),
  from: calendarDateSchema,
  /** Null while the end is open. */
  until: calendarDateSchema.nullable(),
  body_part: z.string().nullable().optional(),
  note: z.string().nullable().optional(),
  /** Rows are never changed: a later one takes their place. */
  created_at: instant,
});
export type DataAvailability = z.infer<typeof dataAvailabilitySchema>;

/** A performance test: grip in kg, sprint over 10 m in seconds, jump in cm. */
export const dataTestSchema = z.object({
  id: idSchema,
  athlete_id: idSchema,
  date: calendarDateSchema,
  test: wordSchema(PERFORMANCE_TEST_KINDS),
  value: z.number(),
  version: versionSchema,
  ...timesShape,
});
export type DataTest = z.infer<typeof dataTestSchema>;

/** One value of a measure of the product or the club, in the unit of `measure_version`. */
export const dataMeasurementSchema = measurementSchema
  .omit({ day: true, age: true, team: true })
  .extend({ date: calendarDateSchema, ...timesShape });
export type DataMeasurement = z.infer<typeof dataMeasurementSchema>;
