import { BATTERY_TESTS_MAX, ENTERED_BY, MEASURE_KEY, type EnteredBy } from '@touchline/contracts/measure-rules';
import { measureKeySchema } from '@touchline/contracts/measures.schema';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** At least one word that fits, separated by commas: `own.1,own.2`. */
const listSchema = (isWord: (word: string) => boolean, sentence: string) =>
  z
    .string(sentence)
    .refine((text) => text.split(',').every(isWord), sentence)
    .transform((text) => [...new Set(text.split(','))]);

const enteredBySchema = listSchema(
  (word) => (ENTERED_BY as readonly string[]).includes(word),
  `must name some of ${ENTERED_BY.join(', ')}, separated by commas`,
).transform((words) => words as EnteredBy[]);

/** The values of one measure, of all measures, or of those that `entered_by` enter; whole or a window. */
export const measurementsQuerySchema = z
  .strictObject({ measure: measureKeySchema.optional(), entered_by: enteredBySchema.optional(), ...listWindowShape })
  .refine(({ measure, entered_by: by }) => measure === undefined || by === undefined, {
    path: ['entered_by'],
    error: 'must not be sent with a measure',
  });
export type MeasurementsQuery = z.infer<typeof measurementsQuerySchema>;

const KEYS_SENTENCE = 'must name measures by their keys, separated by commas';

/** Keys of at least one and at most as many measures as a battery has: `own.1,own.2`. */
const measureListSchema = listSchema((key) => MEASURE_KEY.test(key), KEYS_SENTENCE).refine(
  (keys) => keys.length <= BATTERY_TESTS_MAX,
  `must name at most ${BATTERY_TESTS_MAX} measures`,
);

/** The values of a team on one day. */
export const teamDayQuerySchema = z.strictObject({
  team_id: idTextSchema,
  day: calendarDateSchema,
  measures: measureListSchema,
});
export type TeamDayQuery = z.infer<typeof teamDayQuerySchema>;
