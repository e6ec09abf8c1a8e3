import { z } from 'zod';
import { BODY_PART_MAX } from './body-parts.js';
import { moreAnswerSchema, moreWritesSchema } from './measurements.schema.js';
import { requiredText } from './required-text.js';
import { HOOPER_MAX, HOOPER_MIN, MAX_WELLNESS_ENTRIES, RATING_MAX, RATING_MIN } from './ratings.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';

const RATING_SENTENCE = `must be a whole number from ${RATING_MIN} to ${RATING_MAX}`;
/** One answer of the survey: 1 = very good … 10 = very poor, sleep included. */
export const ratingSchema = z
  .int(RATING_SENTENCE)
  .min(RATING_MIN, RATING_SENTENCE)
  .max(RATING_MAX, RATING_SENTENCE)
  .meta({ description: '1 = very good … 10 = very poor, sleep included.' });
/** How strong a pain or an injury is. */
export const severitySchema = z
  .int('must be a whole number from 1 to 10')
  .min(1, 'must be a whole number from 1 to 10')
  .max(10, 'must be a whole number from 1 to 10');

/**
 * A stored wellness survey of one day. A rating is null when the athlete left it out (only the athletes' own app
 * may); `hooper_index` is null until all four are answered, and `completed` false until all is answered that was asked on the day.
 */
export const wellnessEntrySchema = z.object({
  wellness_id: idSchema,
  athlete_id: idSchema,
  date: calendarDateSchema,
  sleep_quality: ratingSchema.nullable(),
  fatigue: ratingSchema.nullable(),
  muscle_soreness: ratingSchema.nullable(),
  stress: ratingSchema.nullable(),
  hooper_index: z.int().min(HOOPER_MIN).max(HOOPER_MAX).nullable(),
  completed: z.boolean(),
  injury_body_part: z.string().nullable(),
  injury_severity: severitySchema.nullable(),
  /** Answers to what the athlete's teams ask beside the four ratings; left out when there is none. */
  more: z.array(moreAnswerSchema).optional(),
  version: versionSchema,
});
export type WellnessEntry = z.infer<typeof wellnessEntrySchema>;

/** An entry as the list of an athlete has it. */
export const listedWellnessEntrySchema = wellnessEntrySchema.extend({
  /**
   * The club's file that wrote this version; left out for an entry of nobody's file and for one that was edited since.
   * `rescaled`: the numbers of the file that were converted from another scale, by rating or by measure of `more`; null for none.
   */
  imported: z.object({ file_name: z.string(), rescaled: z.record(z.string(), z.number()).nullable() }).optional(),
});
export type ListedWellnessEntry = z.infer<typeof listedWellnessEntrySchema>;

/**
 * The injury fields of a write. Both or neither: absent = unchanged, null = recovered. Checked by `isInjuryComplete`.
 */
export const injuryShape = {
  injury_body_part: requiredText(BODY_PART_MAX).nullable().optional(),
  injury_severity: severitySchema.nullable().optional(),
};

interface InjuryFields {
  injury_body_part?: string | null | undefined;
  injury_severity?: number | null | undefined;
}

export const INJURY_INCOMPLETE = {
  path: ['injury_severity'],
  error: 'goes together with the injured body part: send both or neither',
};

export function isInjuryComplete({ injury_body_part: part, injury_severity: how }: InjuryFields): boolean {
  return (part == null) === (how == null) && (part === undefined) === (how === undefined);
}

/**
 * One day that a coach writes: all four ratings. The injury fields are sent both or not at all (absent: unchanged,
 * null: recovered). `version` is the version the coach saw, 0 for "no entry on that day"; a change of any other stored
 * version is refused as a conflict.
 */
export const wellnessWriteSchema = z
  .strictObject({
    athlete_id: idSchema,
    date: calendarDateSchema,
    sleep_quality: ratingSchema,
    fatigue: ratingSchema,
    muscle_soreness: ratingSchema,
    stress: ratingSchema,
    ...injuryShape,
    more: moreWritesSchema.optional(),
    version: seenVersionSchema.optional(),
  })
  .refine(isInjuryComplete, INJURY_INCOMPLETE);
export type WellnessWrite = z.infer<typeof wellnessWriteSchema>;

export const saveWellnessBodySchema = z
  .strictObject({
    entries: z
      .array(wellnessWriteSchema)
      .min(1, 'must hold at least one entry')
      .max(MAX_WELLNESS_ENTRIES, `must hold at most ${MAX_WELLNESS_ENTRIES} entries`),
  })
  .meta({
    examples: [
      {
        entries: [
          {
            athlete_id: 7,
            date: '2026-11-05',
            sleep_quality: 2,
            fatigue: 4,
            muscle_soreness: 3,
            stress: 2,
            version: 0,
          },
        ],
      },
    ],
  });
export type SaveWellnessBody = z.infer<typeof saveWellnessBodySchema>;
