import { z } from 'zod';
import { fieldPerKey } from './field-per-key.js';
import { LEAST_COMPARED_ATHLETES } from './comparison-rules.js';
import { SIDES } from './measure-rules.js';
import { PERFORMANCE_TEST_KINDS } from './performance-test-kinds.js';
import { testVariationSchema } from './performance-tests.schema.js';
import { WELLNESS_RATINGS } from './ratings.js';
import { calendarDateSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** Mean and sample standard deviation of the values of `n` athletes, each counted once. */
export const spreadSchema = z.object({
  n: z.int().min(LEAST_COMPARED_ATHLETES),
  mean: z.number(),
  sd: z.number().nonnegative(),
});
export type Spread = z.infer<typeof spreadSchema>;

/** Null: fewer than three athletes have a value. */
const spread = spreadSchema.nullable();

/** The figures of a wellness chart that a team has, too. */
export const COMPARED_WELLNESS = [...WELLNESS_RATINGS, 'hooper_index'] as const;
export type ComparedWellness = (typeof COMPARED_WELLNESS)[number];

/**
 * The figures of load charts. `srpe`: load per session of the athletes who trained that day. Acute, monotony and strain
 * are of athletes with 7 days of history, chronic of those with 28, each with the rest days counted.
 */
export const COMPARED_LOADS = [
  'srpe',
  'acute_workload',
  'chronic_workload',
  'training_monotony',
  'training_strain',
] as const;
export type ComparedLoad = (typeof COMPARED_LOADS)[number];

/**
 * The athletes who are on the athlete's team today, the athlete among them: one row per day on which at least one
 * figure has enough values, oldest first. Figures with two decimals.
 */
export const teamWellnessSchema = z.array(
  z.object({ date: calendarDateSchema, figures: fieldPerKey(COMPARED_WELLNESS, spread) }),
);
export type TeamWellness = z.infer<typeof teamWellnessSchema>;

export const teamLoadSchema = z.array(
  z.object({ date: calendarDateSchema, figures: fieldPerKey(COMPARED_LOADS, spread) }),
);
export type TeamLoad = z.infer<typeof teamLoadSchema>;

/** Per week, whose Monday is `date`: each athlete's latest test of that week. Figures with three decimals. */
export const teamTestsSchema = z.array(
  z.object({ date: calendarDateSchema, figures: fieldPerKey(PERFORMANCE_TEST_KINDS, spread) }),
);
export type TeamTests = z.infer<typeof teamTestsSchema>;

/**
 * One measure: per day, or per week for what staff test, whose Monday is `date` and where each athlete's latest day
 * counts. A row holds values by one version of the measure alone. Figures with three decimals.
 */
export const teamMeasurementsSchema = z.array(
  z.object({
    date: calendarDateSchema,
    measure_version: z.int().positive(),
    figures: fieldPerKey(SIDES, spread),
  }),
);
export type TeamMeasurements = z.infer<typeof teamMeasurementsSchema>;

/**
 * The athlete's usual range on each day of a period: mean Hooper index of the 28 days before, ± the standard
 * deviation (at least 2). `n`: complete answers of these days; with fewer than 14 the rest is null. Two decimals.
 */
export const usualWellnessSchema = z.array(
  z.object({
    date: calendarDateSchema,
    n: z.int().nonnegative(),
    mean: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  }),
);
export type UsualWellness = z.infer<typeof usualWellnessSchema>;

/** Each test of the athlete beside the previous one of its kind, oldest first. `previous`: null for the first. */
export const usualTestsSchema = z.array(
  testVariationSchema.extend({
    kind: wordSchema(PERFORMANCE_TEST_KINDS),
    date: calendarDateSchema,
    previous: z.number().nullable(),
  }),
);
export type UsualTests = z.infer<typeof usualTestsSchema>;
