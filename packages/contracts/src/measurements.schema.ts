import { z } from 'zod';
import { measureKeySchema } from './measures.schema.js';
import { MEASUREMENTS_MAX, SIDES, TRIALS_MAX } from './measure-rules.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** Who or what a value came from. */
export const MEASUREMENT_SOURCES = ['coach', 'athlete', 'app', 'device', 'import'] as const;
export type MeasurementSource = (typeof MEASUREMENT_SOURCES)[number];

const TRIAL_SENTENCE = `must be a whole number from 1 to ${TRIALS_MAX}`;

/** Which value of an athlete: one trial of one side on one day, of an event or of none. */
const placeShape = {
  athlete_id: idSchema,
  day: calendarDateSchema,
  measure: measureKeySchema,
  side: z.enum(SIDES, `must be one of ${SIDES.join(', ')}`),
  trial: z.int(TRIAL_SENTENCE).min(1, TRIAL_SENTENCE).max(TRIALS_MAX, TRIAL_SENTENCE),
};

/**
 * One trial as it was measured, in the unit of `measure_version`. `age` in whole years and `team` are those of the day: the
 * age is null without a date of birth, the team when the athlete was in none.
 */
export const measurementSchema = z.object({
  id: idSchema,
  ...placeShape,
  measure_version: z.int().positive(),
  event_id: idSchema.nullable(),
  value: z.number(),
  source: wordSchema(MEASUREMENT_SOURCES),
  age: z.int().nonnegative().nullable(),
  team: z.object({ id: idSchema, name: z.string() }).nullable(),
  version: versionSchema,
});
export type Measurement = z.infer<typeof measurementSchema>;

/** A value to store; null removes the stored one. `version`: the stored one that was read, 0 for none. */
export const measurementWriteSchema = z.strictObject({
  ...placeShape,
  value: z.number('must be a number').nullable(),
  version: seenVersionSchema.optional(),
});
export type MeasurementWrite = z.infer<typeof measurementWriteSchema>;

/** Values of athletes, all of them or none. Sent again after a lost answer, they change nothing. */
export const saveMeasurementsBodySchema = z
  .strictObject({
    entries: z
      .array(measurementWriteSchema)
      .min(1, 'must hold at least one entry')
      .max(MEASUREMENTS_MAX, `must hold at most ${MEASUREMENTS_MAX} entries`),
  })
  .meta({
    examples: [
      {
        entries: [
          { athlete_id: 7, day: '2026-11-05', measure: 'own.1', side: 'left', trial: 1, value: 412, version: 0 },
          { athlete_id: 7, day: '2026-11-05', measure: 'own.1', side: 'right', trial: 1, value: 398, version: 0 },
        ],
      },
    ],
  });
export type SaveMeasurementsBody = z.infer<typeof saveMeasurementsBodySchema>;

/** A value in its place. */
export const storedMeasurementSchema = z.object({ ...placeShape, value: z.number(), version: versionSchema });
export type StoredMeasurement = z.infer<typeof storedMeasurementSchema>;

/** An entry as it is stored now: without a value, its version is 0. */
export const savedMeasurementSchema = z.object({
  ...placeShape,
  value: z.number().nullable(),
  version: z.int().nonnegative(),
});
export type SavedMeasurement = z.infer<typeof savedMeasurementSchema>;

/** A further answer of a day or a session, beside those with fields of their own. */
export const moreAnswerSchema = z.object({ measure: measureKeySchema, value: z.number() });
export type MoreAnswer = z.infer<typeof moreAnswerSchema>;

/**
 * Further answers of a write; null takes an answer back, and one that is not named stays. `measure_version`: the version of
 * the question that was shown, which is refused unless it holds on the day; left out, the one of the day is meant.
 */
export const moreWritesSchema = z
  .array(
    z.strictObject({
      measure: measureKeySchema,
      measure_version: versionSchema.optional(),
      value: z.number('must be a number').nullable(),
    }),
  )
  .max(12, 'must hold at most 12 answers');
export type MoreWrites = z.infer<typeof moreWritesSchema>;
