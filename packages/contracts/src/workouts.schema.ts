import { z } from 'zod';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { WORKOUT_DIFFICULTIES, WORKOUT_NAME_MAX, WORKOUT_ROW_TYPES, WORKOUT_ROWS_MAX, WORKOUT_TYPES } from './workout-rules.js';

/** A row of a workout: an exercise with what is prescribed for it, or a rest between two. What is not prescribed is null. */
export const workoutRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  sets: z.int().positive().nullable(),
  reps: z.int().positive().nullable(),
  /** Whole seconds: of each set of a time-based exercise, or of the rest. */
  duration: z.int().positive().nullable(),
  coach_notes: z.string().nullable(),
  type: z.enum(WORKOUT_ROW_TYPES),
  /** Prescribed by time instead of by repetitions. */
  is_time_based: z.boolean(),
  /** Counts from 1 without gaps. */
  order_in_workout: z.int().positive(),
  /** Where the row came from in the exercise library; null for one that was typed. */
  exercise_id: idSchema.nullable(),
  rest_between_sets_seconds: z.int().nonnegative().nullable(),
  /** Done in turn with the next row, without a rest between the two. */
  superset_with_next: z.boolean(),
});
export type WorkoutRow = z.infer<typeof workoutRowSchema>;

/** A workout of the institution's library, its rows in their order. */
export const workoutSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(WORKOUT_NAME_MAX),
  type: z.enum(WORKOUT_TYPES).nullable(),
  difficulty: z.enum(WORKOUT_DIFFICULTIES).nullable(),
  description: z.string().nullable(),
  version: versionSchema,
  exercises: z.array(workoutRowSchema).max(WORKOUT_ROWS_MAX),
});
export type Workout = z.infer<typeof workoutSchema>;

/** A row as it was when the workout was scheduled. Both spellings of its duration are on the wire. */
export const scheduledRowSchema = workoutRowSchema.extend({ duration_seconds: workoutRowSchema.shape.duration });

/**
 * A workout on a day, for a team or for one athlete: exactly one of the two ids is set. Its rows are a copy, which a later change of the
 * library leaves alone; `workout_id` names the workout it was copied from, also after that one was deleted.
 */
export const scheduledWorkoutSchema = z.object({
  id: idSchema,
  workout_uid: z.uuid(),
  workout_id: idSchema,
  plan_name: z.string(),
  scheduled_date: calendarDateSchema,
  athlete_id: idSchema.nullable(),
  team_id: idSchema.nullable(),
  version: versionSchema,
  exercises: z.array(scheduledRowSchema).max(WORKOUT_ROWS_MAX),
});
export type ScheduledWorkout = z.infer<typeof scheduledWorkoutSchema>;
