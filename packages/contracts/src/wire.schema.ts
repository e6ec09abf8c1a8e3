import { z } from 'zod';
import { isCalendarDate } from './calendar-date.js';

/** A row's id on the wire: a positive whole JSON number. */
export const idSchema = z.int('must be a positive whole number').positive('must be a positive whole number');

/** A calendar date `yyyy-MM-dd` that exists. */
export const calendarDateSchema = z
  .string('must be a date written yyyy-MM-dd')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written yyyy-MM-dd')
  .refine(isCalendarDate, 'must be a date that exists, written yyyy-MM-dd')
  .meta({ format: 'date', examples: ['2026-11-05'] });

/** A row's version: counts from 1; each stored change adds one. */
export const versionSchema = z.int('must be a whole number').positive('must be at least 1');

/** Every answer that is not a success. `fields` (dotted paths) only on 400. No time stamps: foreign and unknown must read alike. */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
