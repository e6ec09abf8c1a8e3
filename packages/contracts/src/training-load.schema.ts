import { z } from 'zod';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

const load = z.number().nonnegative();

/**
 * One calendar day of an athlete's rolling loads, arbitrary units per day; a rest day is a day too. `history_days` counts from the first
 * session: before 28 of them the chronic workload is still filling up.
 */
export const loadDaySchema = z.object({
  date: calendarDateSchema,
  sessions: z.int().nonnegative(),
  acute_workload: load,
  chronic_workload: load,
  history_days: z.int().positive(),
});
export type LoadDay = z.infer<typeof loadDaySchema>;

/** Sum of a day's session loads (RPE × minutes): 0 on a rest day, null for a day to come and before anything was recorded. */
export const workloadDaySchema = z.object({ date: calendarDateSchema, load: load.nullable() });
export type WorkloadDay = z.infer<typeof workloadDaySchema>;

const RPE_SENTENCE = 'must be a number from 0 to 10 in steps of 0.5';
const DURATION_SENTENCE = 'must be a whole number from 1 to 600 (minutes)';

/** How hard a session felt, Borg CR-10 (Foster 2001): 0 = rest … 10 = maximal, in steps of 0.5. -0 is none: it would come back as 0. */
export const rpeSchema = z.number(RPE_SENTENCE).min(0, RPE_SENTENCE).max(10, RPE_SENTENCE).multipleOf(0.5, RPE_SENTENCE).refine((value) => !Object.is(value, -0), RPE_SENTENCE).meta({ description: 'Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5.' });

/** How long a session took, in whole minutes. */
export const durationMinSchema = z.int(DURATION_SENTENCE).min(1, DURATION_SENTENCE).max(600, DURATION_SENTENCE).meta({ description: 'Whole minutes.' });

/**
 * One session as stored; several on a day are several sessions. `srpe` is its load in arbitrary units (RPE × minutes). `session_id` is its
 * name in the athletes' own app, null for what a coach typed.
 */
export const trainingSessionSchema = z.object({
  workout_id: idSchema,
  athlete_id: idSchema,
  date: calendarDateSchema,
  rpe: rpeSchema,
  duration_min: durationMinSchema,
  srpe: load,
  session_id: z.string().nullable(),
  version: versionSchema,
});
export type TrainingSession = z.infer<typeof trainingSessionSchema>;
