import { z } from 'zod';
import {
  DAY_RULES,
  DIRECTIONS,
  END_WORDS_MAX,
  ENTERED_BY,
  MEASURE_KEY,
  MEASURE_LABEL_MAX,
  MEASURED_KINDS,
  QUESTION_MAX,
  STEPS,
  TRIAL_RULES,
  TRIALS_MAX,
  UNIT_NAMES,
  VALUE_MAX,
} from './measure-rules.js';
import { definitionProblems } from './measure-problems.js';
import { requiredText } from './required-text.js';
import { calendarDateSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const BOUND_SENTENCE = `must be a number from -${VALUE_MAX} to ${VALUE_MAX}`;
const bound = z
  .number(BOUND_SENTENCE)
  .min(-VALUE_MAX, BOUND_SENTENCE)
  .max(VALUE_MAX, BOUND_SENTENCE)
  .refine((value) => !Object.is(value, -0), BOUND_SENTENCE);
const TRIALS_SENTENCE = `must be a whole number from 1 to ${TRIALS_MAX}`;
const ERROR_SENTENCE = 'must be a number above 0';

export const measureKeySchema = z
  .string('must be the key of a measure')
  .regex(MEASURE_KEY, 'must be the key of a measure');

const definitionShape = {
  label: requiredText(MEASURE_LABEL_MAX),
  /** How an athlete is asked; null for what staff enter. */
  question: requiredText(QUESTION_MAX).nullable(),
  unit: z.enum(UNIT_NAMES, `must be one of the units ${UNIT_NAMES.join(', ')}`),
  /** The bounds of a value, both inclusive, in the unit. */
  min: bound,
  max: bound,
  step: z.literal(STEPS, `must be one of ${STEPS.join(', ')}`),
  direction: z.enum(DIRECTIONS, `must be one of ${DIRECTIONS.join(', ')}`),
  /** The words at both ends of a scale. */
  low_words: requiredText(END_WORDS_MAX).nullable(),
  high_words: requiredText(END_WORDS_MAX).nullable(),
  trials: z.int(TRIALS_SENTENCE).min(1, TRIALS_SENTENCE).max(TRIALS_MAX, TRIALS_SENTENCE),
  /** What the trials of a day and side come to. */
  trial_rule: z.enum(TRIAL_RULES, `must be one of ${TRIAL_RULES.join(', ')}`),
  /** Left and right are measured each. */
  has_sides: z.boolean('must be true or false'),
  /** What values at several events of one day come to. */
  day_rule: z.enum(DAY_RULES, `must be one of ${DAY_RULES.join(', ')}`),
  kind: z.enum(MEASURED_KINDS, `must be one of ${MEASURED_KINDS.join(', ')}`),
  entered_by: z.enum(ENTERED_BY, `must be one of ${ENTERED_BY.join(', ')}`),
  /** Typical error from test to test, in the unit, for athletes with few tests of their own; null: unknown. */
  typical_error: z.number(ERROR_SENTENCE).positive(ERROR_SENTENCE).max(VALUE_MAX, ERROR_SENTENCE).nullable(),
};

/** What is measured, and how. */
export type MeasureDefinition = z.infer<z.ZodObject<typeof definitionShape>>;

function refineDefinition(definition: MeasureDefinition, context: z.RefinementCtx): void {
  for (const { field, problem } of definitionProblems(definition))
    context.addIssue({ code: 'custom', path: [field], message: problem });
}

export const measureDefinitionSchema = z.strictObject(definitionShape).superRefine(refineDefinition);

/** A definition with the first day on which it holds; null: since ever. */
const measureVersionSchema = z.object({
  ...definitionShape,
  unit: wordSchema(UNIT_NAMES),
  measure_version: z.int().positive(),
  valid_from: calendarDateSchema.nullable(),
});
export type MeasureVersion = z.infer<typeof measureVersionSchema>;

/**
 * A line of the catalogue. `versions`: oldest first, at least one; values of different versions are never compared. Values
 * are stored in the unit of the version that holds on their day. `revision` is null for a measure of the product, which
 * nobody changes.
 */
export const measureSchema = z.object({
  key: measureKeySchema,
  versions: z.array(measureVersionSchema).min(1),
  is_retired: z.boolean(),
  revision: versionSchema.nullable(),
});
export type Measure = z.infer<typeof measureSchema>;

const NORDBORD = {
  label: 'Nordbord',
  question: null,
  unit: 'N',
  min: 0,
  max: 1000,
  step: 1,
  direction: 'higher',
  low_words: null,
  high_words: null,
  trials: 3,
  trial_rule: 'best',
  has_sides: true,
  day_rule: 'last',
  kind: 'performance',
  entered_by: 'staff',
  typical_error: null,
} as const;

/** A club's new measure. */
export const addMeasureBodySchema = measureDefinitionSchema.meta({ examples: [NORDBORD] });
export type AddMeasureBody = z.infer<typeof addMeasureBodySchema>;

/**
 * Changes a club's own measure. A definition that changes what values mean holds from tomorrow on as a new version when
 * there are values; without values it replaces the present one. `kind` and `entered_by` stay. `is_retired`: it takes no
 * new values, and the stored ones stay; refused while a team's list asks for it. `revision` is the one that was read.
 */
export const changeMeasureBodySchema = z
  .strictObject({ ...definitionShape, is_retired: z.boolean('must be true or false'), revision: versionSchema })
  .superRefine(refineDefinition)
  .meta({ examples: [{ ...NORDBORD, is_retired: false, revision: 1 }] });
export type ChangeMeasureBody = z.infer<typeof changeMeasureBodySchema>;
