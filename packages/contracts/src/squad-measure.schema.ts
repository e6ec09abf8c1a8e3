import { z } from 'zod';
import { SIDES, UNIT_NAMES } from './measure-rules.js';
import { measureKeySchema } from './measures.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** Days up to that of a board within which the newest value of a measure is shown. */
export const MEASURE_DAYS = 90;

/**
 * The newest value of a measure for each athlete of a board, of the 90 days up to its day, with its day: what the trials of a
 * side come to, in `unit`, with at most three decimals. `label` and `unit` are of the version that holds on the day of the
 * board, and so are the values. Athletes without one are left out, and those whose values the coach's role does not read.
 */
export const squadMeasureSchema = z.object({
  measure: measureKeySchema,
  label: z.string(),
  unit: wordSchema(UNIT_NAMES),
  athletes: z.array(
    z.object({
      athlete_id: idSchema,
      day: calendarDateSchema,
      values: z.array(z.object({ side: z.enum(SIDES), value: z.number() })),
    }),
  ),
});
export type SquadMeasure = z.infer<typeof squadMeasureSchema>;
