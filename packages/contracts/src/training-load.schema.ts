import { z } from 'zod';
import {
  DURATION_MAX,
  DURATION_MIN,
  DURATION_SENTENCE,
  MAX_SESSION_ENTRIES,
  RPE_MAX,
  RPE_MIN,
  RPE_SENTENCE,
  RPE_STEP,
} from './session-limits.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';

const load = z.number().nonnegative();

/**
 * One day of an athlete's rolling loads, in arbitrary units per day; rest days are included. `history_days` counts
 * from the first session: with fewer than 28 the chronic workload is not complete yet.
 */
export const loadDaySchema = z.object({
  date: calendarDateSchema,
  sessions: z.int().nonnegative(),
  acute_workload: load,
  chronic_workload: load,
  history_days: z.int().positive(),
});
export type LoadDay = z.infer<typeof loadDaySchema>;

/**
 * A day of the current week. `load`: sum of the day's session loads (RPE × minutes), 0 on a rest day, null for a
 * future day and before the first record. `four_week_mean`: mean load of the same weekday in the four previous weeks,
 * rest days counted as 0; null when the history is shorter.
 */
export const workloadDaySchema = z.object({
  date: calendarDateSchema,
  load: load.nullable(),
  four_week_mean: load.nullable(),
});
export type WorkloadDay = z.infer<typeof workloadDaySchema>;

/**
 * Session RPE, Borg CR-10 (Foster 2001): 0 = rest … 10 = maximal, in steps of 0.5. -0 is refused because it would be
 * returned as 0.
 */
export const rpeSchema = z
  .number(RPE_SENTENCE)
  .min(RPE_MIN, RPE_SENTENCE)
  .max(RPE_MAX, RPE_SENTENCE)
  .multipleOf(RPE_STEP, RPE_SENTENCE)
  .refine((value) => !Object.is(value, -0), RPE_SENTENCE)
  .meta({ description: 'Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5.' });

/** Duration of a session, in whole minutes. */
export const durationMinSchema = z
  .int(DURATION_SENTENCE)
  .min(DURATION_MIN, DURATION_SENTENCE)
  .max(DURATION_MAX, DURATION_SENTENCE)
  .meta({ description: 'Whole minutes.' });

/**
 * One stored session; a day may have several. `srpe` is its load in arbitrary units (RPE × minutes). `session_id` is
 * its id in the athletes' own app, null for a session that a coach entered; `event_id` is the event that it belongs to.
 */
export const trainingSessionSchema = z.object({
  workout_id: idSchema,
  athlete_id: idSchema,
  date: calendarDateSchema,
  rpe: rpeSchema,
  duration_min: durationMinSchema,
  srpe: load,
  session_id: z.string().nullable(),
  event_id: idSchema.nullable(),
  version: versionSchema,
});
export type TrainingSession = z.infer<typeof trainingSessionSchema>;

/**
 * One session with the figures of its day, which all sessions of that day share. Loads in arbitrary units, acute and
 * chronic per day (rolling means of 7 and 28 days). Undefined figures are null: `acwr` before 28 days of history or
 * without chronic workload, `training_monotony` and `training_strain` before 7 days of history and in a week of equal
 * days. `history_days` counts from the athlete's first session.
 */
export const trainingLoadEntrySchema = trainingSessionSchema.omit({ session_id: true }).extend({
  acute_workload: load,
  chronic_workload: load,
  acwr: load.nullable(),
  training_monotony: load.nullable(),
  training_strain: load.nullable(),
  history_days: z.int().positive(),
});
export type TrainingLoadEntry = z.infer<typeof trainingLoadEntrySchema>;

/** How many sessions an athlete has, ever. */
export const sessionCountSchema = z.object({ sessions: z.int().nonnegative() });
export type SessionCount = z.infer<typeof sessionCountSchema>;

/**
 * One session that a coach writes: a new one on `date`, or the stored one named by `workout_id` (with a `date` it
 * moves there). `version` is the version the coach saw; a change of any other stored version is refused as a conflict.
 * For a new session it is 0 or absent. Unlike with wellness, 0 does not mean that the day is empty: a day may have
 * several sessions.
 */
export const sessionWriteSchema = z
  .strictObject({
    athlete_id: idSchema,
    workout_id: idSchema.optional(),
    date: calendarDateSchema.optional(),
    rpe: rpeSchema,
    duration_min: durationMinSchema,
    version: seenVersionSchema.optional(),
  })
  .refine(({ workout_id: id, date }) => id !== undefined || date !== undefined, {
    path: ['date'],
    error: 'must be given for a new session',
  })
  .refine(({ workout_id: id, version = 0 }) => id !== undefined || version === 0, {
    path: ['version'],
    error: 'must be 0 or left out for a new session',
  });
export type SessionWrite = z.infer<typeof sessionWriteSchema>;

export const saveTrainingLoadBodySchema = z
  .strictObject({
    entries: z
      .array(sessionWriteSchema)
      .min(1, 'must hold at least one entry')
      .max(MAX_SESSION_ENTRIES, `must hold at most ${MAX_SESSION_ENTRIES} entries`),
  })
  .meta({
    examples: [
      {
        entries: [
          { athlete_id: 7, date: '2026-11-05', rpe: 6.5, duration_min: 75 },
          { athlete_id: 7, workout_id: 31, rpe: 5, duration_min: 60, version: 2 },
        ],
      },
    ],
  });
export type SaveTrainingLoadBody = z.infer<typeof saveTrainingLoadBodySchema>;
