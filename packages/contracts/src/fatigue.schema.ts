import { z } from 'zod';
import { CHANGE_DIRECTIONS, CHANGE_TONES } from './change-chip.js';
import {
  FATIGUE_KINDS,
  FATIGUE_RULES,
  fatigueSentence,
  isTestValue,
  MAX_ASKED,
  MAX_RECORDINGS,
  type FatigueKind,
} from './fatigue-kinds.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';

const testValue = z.object({ value: z.number().positive(), recorded_at: calendarDateSchema });

/** An athlete's last test of a kind, the one before it, and what became of it; null where there is none, or nothing to compare with. */
export const testProgressSchema = z.object({
  latest: testValue.nullable(),
  previous: testValue.nullable(),
  change: z
    .object({ percent: z.number(), direction: z.enum(CHANGE_DIRECTIONS), tone: z.enum(CHANGE_TONES) })
    .nullable(),
});
export type TestProgress = z.infer<typeof testProgressSchema>;

/** The value of a test: above 0, up to 100 kg, 30 s or 120 cm. */
export const testValueSchema = (kind: FatigueKind) =>
  z
    .number(fatigueSentence(kind))
    .positive(fatigueSentence(kind))
    .max(FATIGUE_RULES[kind].max, fatigueSentence(kind))
    .refine((value) => isTestValue(kind, value), fatigueSentence(kind));

/** One test of one day. It carries the value of its own kind (kg and cm with two decimals, seconds with three), the others are null. */
export const fatigueRecordSchema = z.object({
  id: idSchema,
  athlete_id: idSchema,
  recorded_at: calendarDateSchema,
  grip_strength_kg: z.number().positive().nullable(),
  dash_10m_time: z.number().positive().nullable(),
  vertical_jump_cm: z.number().positive().nullable(),
  version: versionSchema,
});
export type FatigueRecord = z.infer<typeof fatigueRecordSchema>;

/**
 * A stored test with another value, in the field of its kind and in no other. `version` is what the coach saw; anything else stored meanwhile
 * is refused as a conflict.
 */
export const fatigueWriteSchema = z
  .strictObject({
    id: idSchema,
    grip_strength_kg: testValueSchema('grip').optional(),
    dash_10m_time: testValueSchema('sprint').optional(),
    vertical_jump_cm: testValueSchema('jump').optional(),
    version: seenVersionSchema.optional(),
  })
  .refine(
    (entry) => FATIGUE_KINDS.filter((kind) => entry[FATIGUE_RULES[kind].field] !== undefined).length === 1,
    'must each carry exactly one of grip_strength_kg, dash_10m_time and vertical_jump_cm',
  );
export type FatigueWrite = z.infer<typeof fatigueWriteSchema>;

const several = <T extends z.ZodType>(of: T, most: number, one: string, many: string) =>
  z.array(of).min(1, `must hold at least one ${one}`).max(most, `must hold at most ${most} ${many}`);

export const saveFatigueBodySchema = z
  .strictObject({ athlete_id: idSchema, entries: several(fatigueWriteSchema, MAX_RECORDINGS, 'entry', 'entries') })
  .meta({ examples: [{ athlete_id: 7, entries: [{ id: 12, grip_strength_kg: 43.5, version: 1 }] }] });
export type SaveFatigueBody = z.infer<typeof saveFatigueBodySchema>;

const recordingTypeSchema = z.enum(FATIGUE_KINDS, `must be one of ${FATIGUE_KINDS.join(', ')}`);

/** Which of these athletes have a test of that kind on that day. */
export const checkExistingBodySchema = z
  .strictObject({
    athlete_ids: several(idSchema, MAX_ASKED, 'athlete', 'athletes'),
    date: calendarDateSchema,
    recordingType: recordingTypeSchema,
  })
  .meta({ examples: [{ athlete_ids: [7, 8], date: '2026-11-05', recordingType: 'grip' }] });
export type CheckExistingBody = z.infer<typeof checkExistingBodySchema>;

export const existingTestSchema = z.object({ athlete_id: idSchema, value: z.number().positive() });
export type ExistingTest = z.infer<typeof existingTestSchema>;

/**
 * A team's tests of one day, one value per athlete; a value that was stored that day before is replaced. `if_value` is what the coach saw of
 * that day: a number, or null for none; anything else stored meanwhile is refused as a conflict, but for the very value that is sent: a call
 * whose answer got lost may be sent again. `date` is the coach's day, at most one from the server's; without it, the day at the institution.
 */
export const recordTestsBodySchema = z
  .strictObject({
    recordings: several(
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
        context.addIssue({ code: 'custom', path: ['recordings', at, field], message: fatigueSentence(recordingType) });
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

/** How many tests were new, and how many replaced one of the same day. */
export const recordedTestsSchema = z.object({ recorded: z.int().nonnegative(), updated: z.int().nonnegative() });
export type RecordedTests = z.infer<typeof recordedTestsSchema>;
