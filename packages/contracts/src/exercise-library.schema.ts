import { z } from 'zod';
import { EQUIPMENT, EXERCISE_DESCRIPTION_MAX, MUSCLE_GROUPS } from './exercise-rules.js';
import { VIDEO_HOSTS_TEXT, VIDEO_URL_CHARACTERS, VIDEO_URL_MAX, videoEmbed } from './exercise-video.js';
import { idSchema, seenVersionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';
import { REPS_MAX, LINE_NAME_MAX, LINE_SECONDS_MAX, SETS_MAX } from './workout-rules.js';

const VIDEO_URL_SENTENCE = `must be the https address of a video on ${VIDEO_HOSTS_TEXT}`;

/**
 * An exercise of the library, which all coaches share; only `saved` is the coach's own, and the video that of the
 * coach's institution. Either `defaultReps` or `defaultDuration` is set.
 */
export const exerciseSchema = z.object({
  exercise_id: idSchema,
  /** At most as long as the name of a workout line, which it becomes. */
  name: z.string().min(1).max(LINE_NAME_MAX),
  /** The muscle group. */
  exercise_type: wordSchema(MUSCLE_GROUPS),
  /** The equipment. */
  machines_used: wordSchema(EQUIPMENT),
  saved: z.boolean(),
  /**
   * Null without a video. Never used as an address: a page embeds the video by its id, from one of
   * `VIDEO_FRAME_ORIGINS`.
   */
  video_url: z.url().nullable(),
  /** The version of the video's address: 0 until a coach of the institution gives the exercise one. */
  video_version: seenVersionSchema,
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

/**
 * Gives an exercise a video, for all coaches of the institution; null removes it. `video_version` is the version the
 * coach saw; any other stored version is refused as a conflict.
 */
export const exerciseVideoBodySchema = z
  .strictObject({
    video_url: z
      .string('must be text')
      .trim()
      .max(VIDEO_URL_MAX, `must have at most ${VIDEO_URL_MAX} characters`)
      .regex(VIDEO_URL_CHARACTERS, VIDEO_URL_SENTENCE)
      .refine((url) => videoEmbed(url) !== null, VIDEO_URL_SENTENCE)
      .nullable(),
    video_version: seenVersionSchema,
  })
  .meta({ examples: [{ video_url: 'https://vimeo.com/123456789', video_version: 0 }] });
export type ExerciseVideoBody = z.infer<typeof exerciseVideoBodySchema>;

export const exerciseVideoSchema = exerciseSchema.pick({ video_url: true, video_version: true });
export type ExerciseVideo = z.infer<typeof exerciseVideoSchema>;
