import { z } from 'zod';
import { isCalendarDate } from './calendar-date.js';

/** The id of a record: a positive whole JSON number. `format: id` marks ids, so that tests can tell them from counts. */
export const idSchema = z
  .int('must be a positive whole number')
  .positive('must be a positive whole number')
  .meta({ format: 'id' });

/** An existing calendar date `yyyy-MM-dd`. */
export const calendarDateSchema = z
  .string('must be a date written yyyy-MM-dd')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written yyyy-MM-dd')
  .refine(isCalendarDate, 'must be a date that exists, written yyyy-MM-dd')
  .meta({ format: 'date', examples: ['2026-11-05'] });

/** The version of a record: starts at 1; each stored change adds one. */
export const versionSchema = z.int('must be a whole number').positive('must be at least 1').meta({ format: 'version' });

/** The version an editor saw, 0 for "nothing was stored". -0 is refused because it would be taken for 0. */
export const seenVersionSchema = z
  .int('must be a whole number')
  .nonnegative('must not be negative')
  .refine((value) => !Object.is(value, -0), 'must not be negative')
  .meta({ format: 'version' });

const WEEKDAY_SENTENCE = 'must be a weekday, from 0 for Monday to 6 for Sunday';
const weekdaySchema = z
  .int(WEEKDAY_SENTENCE)
  .min(0, WEEKDAY_SENTENCE)
  .max(6, WEEKDAY_SENTENCE)
  .refine((value) => !Object.is(value, -0), WEEKDAY_SENTENCE);

const EACH_WEEKDAY_ONCE = 'must name each weekday once';
/** Weekdays, from 0 for Monday to 6 for Sunday: at least one, each once. -0 is refused because it would be taken for 0. */
export const weekdaysSchema = z
  .array(weekdaySchema, 'must be a list of weekdays')
  .min(1, 'must name at least one weekday')
  .max(7, EACH_WEEKDAY_ONCE)
  .refine((weekdays) => new Set(weekdays).size === weekdays.length, EACH_WEEKDAY_ONCE);

/** A whole number from 0 to `most`. -0 is refused because it would be taken for 0. */
export const countSchema = (most: number) =>
  z
    .int('must be a whole number')
    .nonnegative('must not be negative')
    .max(most, `must be at most ${most}`)
    .refine((value) => !Object.is(value, -0), 'must not be negative');

/**
 * The body of every error. `fields` (dotted paths) only on 400. No time stamps: errors about another tenant's record
 * and an unknown record must look the same.
 */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
