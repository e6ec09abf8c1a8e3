import { BATTERY_TESTS_MAX, MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { measureKeySchema } from '@touchline/contracts/measures.schema';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** The values of one measure or of all, whole or a window. */
export const measurementsQuerySchema = z.strictObject({ measure: measureKeySchema.optional(), ...listWindowShape });
export type MeasurementsQuery = z.infer<typeof measurementsQuerySchema>;

const KEYS_SENTENCE = 'must name measures by their keys, separated by commas';
const ONE_KEY = MEASURE_KEY.source.slice(1, -1);

/** Keys of at least one and at most as many measures as a battery has: `own.1,own.2`. */
const measureListSchema = z
  .string(KEYS_SENTENCE)
  .regex(new RegExp(`^${ONE_KEY}(,${ONE_KEY})*$`), KEYS_SENTENCE)
  .transform((keys) => [...new Set(keys.split(','))])
  .refine((keys) => keys.length <= BATTERY_TESTS_MAX, `must name at most ${BATTERY_TESTS_MAX} measures`);

/** The values of a team on one day. */
export const teamDayQuerySchema = z.strictObject({
  team_id: idTextSchema,
  day: calendarDateSchema,
  measures: measureListSchema,
});
export type TeamDayQuery = z.infer<typeof teamDayQuerySchema>;
