import { z } from 'zod';
import { isCalendarDate } from './calendar-date.js';

/** A row's id on the wire: a positive whole JSON number. Its format tells a field that names a row from one that counts, whatever it is called. */
export const idSchema = z
  .int('must be a positive whole number')
  .positive('must be a positive whole number')
  .meta({ format: 'id' });

/** A calendar date `yyyy-MM-dd` that exists. */
export const calendarDateSchema = z
  .string('must be a date written yyyy-MM-dd')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written yyyy-MM-dd')
  .refine(isCalendarDate, 'must be a date that exists, written yyyy-MM-dd')
  .meta({ format: 'date', examples: ['2026-11-05'] });

/** A row's version: counts from 1; each stored change adds one. */
export const versionSchema = z.int('must be a whole number').positive('must be at least 1').meta({ format: 'version' });

/** The version an editor saw, 0 for "nothing was stored". -0 is none: it would be taken for 0. */
export const seenVersionSchema = z
  .int('must be a whole number')
  .nonnegative('must not be negative')
  .refine((value) => !Object.is(value, -0), 'must not be negative')
  .meta({ format: 'version' });

/** Every answer that is not a success. `fields` (dotted paths) only on 400. No time stamps: foreign and unknown must read alike. */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
