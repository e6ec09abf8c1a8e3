import { z } from 'zod';
import { CHANGE_DIRECTIONS, CHANGE_TONES } from './change-chip.js';
import {
  PERFORMANCE_TEST_KINDS,
  PERFORMANCE_TEST_LIMITS,
  performanceTestSentence,
  isTestValue,
  MAX_CHECKED_ATHLETES,
  MAX_RECORDINGS,
  type PerformanceTestKind,
} from './performance-test-kinds.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const testValue = z.object({ value: z.number().positive(), recorded_at: calendarDateSchema });

/**
 * The change from the previous test of a kind to the latest beside the usual variation, in the unit of the test with
 * three decimals. `typical_error`: of the athlete's own tests when `own`, else the default of the test; `usual_change`:
 * the largest change to either side that is still usual; `beyond`: the change is larger. Both null without a previous
 * test.
 */
export const testVariationSchema = z.object({
  change: z.number().nullable(),
  typical_error: z.number().nonnegative(),
  own: z.boolean(),
  usual_change: z.number().nonnegative(),
  beyond: z.boolean().nullable(),
});
export type TestVariation = z.infer<typeof testVariationSchema>;

/**
 * An athlete's latest test of a kind, the previous one, and the change; null when there is none, or nothing to
 * compare with.
 */
export const testProgressSchema = z.object({
  latest: testValue.nullable(),
  previous: testValue.nullable(),
  change: z
    .object({ percent: z.number(), direction: wordSchema(CHANGE_DIRECTIONS), tone: wordSchema(CHANGE_TONES) })
    .nullable(),
  variation: testVariationSchema,
});
export type TestProgress = z.infer<typeof testProgressSchema>;

/** A test value: above 0, up to 100 kg, 30 s or 120 cm. */
export const testValueSchema = (kind: PerformanceTestKind) =>
  z
    .number(performanceTestSentence(kind))
    .positive(performanceTestSentence(kind))
    .max(PERFORMANCE_TEST_LIMITS[kind].max, performanceTestSentence(kind))
    .refine((value) => isTestValue(kind, value), performanceTestSentence(kind));

/**
 * One test of one day. Only the value of its kind is set (kg and cm with two decimals, seconds with three), the
 * others are null.
 */
export const performanceTestSchema = z.object({
  id: idSchema,
  athlete_id: idSchema,
  recorded_at: calendarDateSchema,
  grip_strength_kg: z.number().positive().nullable(),
  dash_10m_time: z.number().positive().nullable(),
  vertical_jump_cm: z.number().positive().nullable(),
  version: versionSchema,
});
export type PerformanceTest = z.infer<typeof performanceTestSchema>;

/**
 * A new value for a stored test, in the field of its kind only. `version` is the version the coach saw; a change of any
 * other stored version is refused as a conflict.
 */
export const performanceTestWriteSchema = z
  .strictObject({
    id: idSchema,
    grip_strength_kg: testValueSchema('grip').optional(),
    dash_10m_time: testValueSchema('sprint').optional(),
    vertical_jump_cm: testValueSchema('jump').optional(),
    version: seenVersionSchema.optional(),
  })
  .refine(
    (entry) =>
      PERFORMANCE_TEST_KINDS.filter((kind) => entry[PERFORMANCE_TEST_LIMITS[kind].field] !== undefined).length === 1,
    'must each carry exactly one of grip_strength_kg, dash_10m_time and vertical_jump_cm',
  );
export type PerformanceTestWrite = z.infer<typeof performanceTestWriteSchema>;

const listOf = <T extends z.ZodType>(of: T, most: number, one: string, many: string) =>
  z.array(of).min(1, `must hold at least one ${one}`).max(most, `must hold at most ${most} ${many}`);

export const savePerformanceTestsBodySchema = z
  .strictObject({
    athlete_id: idSchema,
    entries: listOf(performanceTestWriteSchema, MAX_RECORDINGS, 'entry', 'entries'),
  })
  .meta({ examples: [{ athlete_id: 7, entries: [{ id: 12, grip_strength_kg: 43.5, version: 1 }] }] });
export type SavePerformanceTestsBody = z.infer<typeof savePerformanceTestsBodySchema>;

const recordingTypeSchema = z.enum(PERFORMANCE_TEST_KINDS, `must be one of ${PERFORMANCE_TEST_KINDS.join(', ')}`);

/** Asks which of these athletes have a test of that kind on that day. */
export const checkExistingBodySchema = z
  .strictObject({
    athlete_ids: listOf(idSchema, MAX_CHECKED_ATHLETES, 'athlete', 'athletes'),
    date: calendarDateSchema,
    recordingType: recordingTypeSchema,
  })
  .meta({ examples: [{ athlete_ids: [7, 8], date: '2026-11-05', recordingType: 'grip' }] });
export type CheckExistingBody = z.infer<typeof checkExistingBodySchema>;

export const existingTestSchema = z.object({ athlete_id: idSchema, value: z.number().positive() });
export type ExistingTest = z.infer<typeof existingTestSchema>;

/**
 * A team's tests of one day, one value per athlete; a stored value of that day is replaced. `if_value` is the value
 * the coach saw for that day, null for none. Any other stored value is refused as a conflict, unless it equals the
 * one that is sent: a call whose answer got lost can be repeated. `date` is the day of the
 * tests: an earlier one when they are sent late, at most one day ahead of the server's; default: today at the institution.
 */
export const recordTestsBodySchema = z
  .strictObject({
    recordings: listOf(
      z.strictObject({
        athlete_id: idSchema,
        value: z.number('must be a number'),
        if_value: z.number('must be a number').nullable().optional(),
      }),
      MAX_RECORDINGS,
      'recording',
      'recordings',
    ),
    recordingType: recordingTypeSchema,
    teamId: idSchema,
    date: calendarDateSchema.optional(),
  })
  .superRefine(({ recordings, recordingType }, context) => {
    for (const [at, { value, if_value: seen = null }] of recordings.entries()) {
      const refuse = (field: string) =>
        context.addIssue({
          code: 'custom',
          path: ['recordings', at, field],
          message: performanceTestSentence(recordingType),
        });
      if (!isTestValue(recordingType, value)) refuse('value');
      if (seen !== null && !isTestValue(recordingType, seen)) refuse('if_value');
    }
  })
  .meta({
    examples: [
      {
        recordings: [
          { athlete_id: 7, value: 43.5, if_value: null },
          { athlete_id: 8, value: 39 },
        ],
        recordingType: 'grip',
        teamId: 2,
        date: '2026-11-05',
      },
    ],
  });
export type RecordTestsBody = z.infer<typeof recordTestsBodySchema>;

/** Number of new tests, and of tests that replaced one of the same day. */
export const recordedTestsSchema = z.object({ recorded: z.int().nonnegative(), updated: z.int().nonnegative() });
export type RecordedTests = z.infer<typeof recordedTestsSchema>;
