import { z } from 'zod';
import { EQUIPMENT, EXERCISE_DESCRIPTION_MAX, MUSCLE_GROUPS } from './exercise-rules.js';
import { idSchema } from './wire.schema.js';
import { REPS_MAX, LINE_NAME_MAX, LINE_SECONDS_MAX, SETS_MAX } from './workout-rules.js';

/**
 * An exercise of the library, which all coaches share; only `saved` is the coach's own. Either `defaultReps` or
 * `defaultDuration` is set.
 */
export const exerciseSchema = z.object({
  exercise_id: idSchema,
  /** At most as long as the name of a workout line, which it becomes. */
  name: z.string().min(1).max(LINE_NAME_MAX),
  /** The muscle group. */
  exercise_type: z.enum(MUSCLE_GROUPS),
  /** The equipment. */
  machines_used: z.enum(EQUIPMENT),
  saved: z.boolean(),
  /**
   * Null without a video. Never used as an address: a page embeds the video by its id, from one of
   * `VIDEO_FRAME_ORIGINS`.
   */
  video_url: z.url().nullable(),
  image_url: z.url().nullable(),
  description: z.string().max(EXERCISE_DESCRIPTION_MAX).nullable(),
  defaultSets: z.int().min(1).max(SETS_MAX),
  defaultReps: z.int().min(1).max(REPS_MAX).nullable(),
  /** Whole seconds per set. */
  defaultDuration: z.int().min(1).max(LINE_SECONDS_MAX).nullable(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** Saves the exercise for the coach or removes it. Body and answer are the same; repeating the call changes nothing. */
export const savedExerciseSchema = z
  .strictObject({ saved: z.boolean('must be true or false') })
  .meta({ examples: [{ saved: true }] });
export type SavedExercise = z.infer<typeof savedExerciseSchema>;
