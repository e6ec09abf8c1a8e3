import { z } from 'zod';
import { HOOPER_MAX, HOOPER_MIN, MAX_WELLNESS_ENTRIES, RATING_MAX, RATING_MIN } from './ratings.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

const RATING_SENTENCE = `must be a whole number from ${RATING_MIN} to ${RATING_MAX}`;
const rating = z.int(RATING_SENTENCE).min(RATING_MIN, RATING_SENTENCE).max(RATING_MAX, RATING_SENTENCE);
const severity = z.int('must be a whole number from 1 to 10').min(1, 'must be a whole number from 1 to 10').max(10, 'must be a whole number from 1 to 10');

/**
 * A day's wellness survey as stored. A rating is null where the athlete left it out (only the athletes' own app may);
 * `hooper_index` is null and `completed` false until all four are there.
 */
export const wellnessEntrySchema = z.object({
  wellness_id: idSchema,
  athlete_id: idSchema,
  date: calendarDateSchema,
  sleep_quality: rating.nullable(),
  fatigue: rating.nullable(),
  muscle_soreness: rating.nullable(),
  stress: rating.nullable(),
  hooper_index: z.int().min(HOOPER_MIN).max(HOOPER_MAX).nullable(),
  completed: z.boolean(),
  injury_body_part: z.string().nullable(),
  injury_severity: severity.nullable(),
  version: versionSchema,
});
export type WellnessEntry = z.infer<typeof wellnessEntrySchema>;

/**
 * One day as a coach writes it: all four ratings. The injury fields come both or not at all (absent: unchanged, null: recovered).
 * `version` is what the coach saw: 0 for "there was no entry that day"; anything else stored meanwhile is refused as a conflict.
 */
export const wellnessWriteSchema = z
  .strictObject({
    athlete_id: idSchema,
    date: calendarDateSchema,
    sleep_quality: rating,
    fatigue: rating,
    muscle_soreness: rating,
    stress: rating,
    injury_body_part: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 characters').nullable().optional(),
    injury_severity: severity.nullable().optional(),
    version: z.int('must be a whole number').nonnegative('must not be negative').optional(),
  })
  .refine((entry) => (entry.injury_body_part == null) === (entry.injury_severity == null) && (entry.injury_body_part === undefined) === (entry.injury_severity === undefined), {
    path: ['injury_severity'],
    error: 'goes together with the injured body part: send both or neither',
  });
export type WellnessWrite = z.infer<typeof wellnessWriteSchema>;

export const saveWellnessBodySchema = z.strictObject({
  entries: z.array(wellnessWriteSchema).min(1, 'must hold at least one entry').max(MAX_WELLNESS_ENTRIES, `must hold at most ${MAX_WELLNESS_ENTRIES} entries`),
});
export type SaveWellnessBody = z.infer<typeof saveWellnessBodySchema>;
