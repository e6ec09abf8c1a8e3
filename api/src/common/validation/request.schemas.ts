import { z } from 'zod';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';

/** Parts of addresses. A query is text and is validated as text: coercion would read "" as 0 and "0x10" as 16. */

const ID_SENTENCE = 'must be a positive whole number';

/** Fifteen digits are exact as a JS number. */
export const idTextSchema = z
  .string(ID_SENTENCE)
  .regex(/^[1-9]\d{0,14}$/, ID_SENTENCE)
  .transform(Number)
  .meta({ format: 'id', examples: ['1'] });

export function numberTextSchema(min: number, max: number) {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z
    .string(sentence)
    .regex(/^(0|[1-9]\d{0,8})$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence);
}

/**
 * What every growing list accepts. Without them a call answers the whole list, as the product's specification requires.
 */
export const listWindowShape = {
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  limit: numberTextSchema(1, 1000).optional(),
  cursor: z
    .string('must be the cursor of an earlier answer')
    .max(200, 'must be the cursor of an earlier answer')
    .optional(),
};

export const athleteQuerySchema = z.strictObject({ athlete_id: idTextSchema });
export type AthleteQuery = z.infer<typeof athleteQuerySchema>;

/** The list of one athlete's records, whole or a window of it. */
export const athleteListQuerySchema = z.strictObject({ athlete_id: idTextSchema, ...listWindowShape });
export type AthleteListQuery = z.infer<typeof athleteListQuerySchema>;

/** `version` is the version the coach saw; without it the row is deleted whatever its version. */
export const deleteQuerySchema = z.strictObject({ version: numberTextSchema(1, 999_999_999).optional() });
export type DeleteQuery = z.infer<typeof deleteQuerySchema>;

/** For a call that takes nothing: no body, or `{}`. */
export const emptyBodySchema = z.strictObject({});
