import { z } from 'zod';
import { EQUIPMENT, EXERCISE_DESCRIPTION_MAX, MUSCLE_GROUPS } from './exercise-rules.js';
import { idSchema } from './wire.schema.js';
import { REPS_MAX, ROW_NAME_MAX, ROW_SECONDS_MAX, SETS_MAX } from './workout-rules.js';

/** An exercise of the library, which everybody shares; only the heart is the coach's own. Prescribed by default is either `defaultReps` or `defaultDuration`. */
export const exerciseSchema = z.object({
  exercise_id: idSchema,
  /** No longer than the name of a workout's row, which it becomes. */
  name: z.string().min(1).max(ROW_NAME_MAX),
  /** The muscle group. */
  exercise_type: z.enum(MUSCLE_GROUPS),
  /** The equipment. */
  machines_used: z.enum(EQUIPMENT),
  saved: z.boolean(),
  /** Null where there is none. Never shown as it is: a page embeds the video by its id, from one of `VIDEO_FRAME_ORIGINS`. */
  video_url: z.url().nullable(),
  image_url: z.url().nullable(),
  description: z.string().max(EXERCISE_DESCRIPTION_MAX).nullable(),
  defaultSets: z.int().min(1).max(SETS_MAX),
  defaultReps: z.int().min(1).max(REPS_MAX).nullable(),
  /** Whole seconds of each set. */
  defaultDuration: z.int().min(1).max(ROW_SECONDS_MAX).nullable(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** Whether the coach wants the exercise among the saved ones. Body and answer are alike: the same call again changes nothing. */
export const savedExerciseSchema = z
  .strictObject({ saved: z.boolean('must be true or false') })
  .meta({ examples: [{ saved: true }] });
export type SavedExercise = z.infer<typeof savedExerciseSchema>;
