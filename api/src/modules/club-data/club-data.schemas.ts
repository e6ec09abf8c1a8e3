import { MEASURED_KINDS } from '@touchline/contracts/measure-rules';
import { z } from 'zod';
import { listWindowShape } from '../../common/validation/request.schemas.js';

const INSTANT_SENTENCE = 'must be an instant in UTC, such as 2026-11-05T06:00:00Z';
const { from, to, ...pageShape } = listWindowShape;

/** Lists without days. */
export const peopleQuerySchema = z.strictObject({
  ...pageShape,
  changed_since: z.iso
    .datetime(INSTANT_SENTENCE)
    .transform((text) => new Date(text))
    .optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

export const daysQuerySchema = peopleQuerySchema.extend({ from, to });
export type DaysQuery = z.infer<typeof daysQuerySchema>;

export const measurementsQuerySchema = daysQuerySchema.extend({
  kind: z.enum(MEASURED_KINDS, `must be one of ${MEASURED_KINDS.join(', ')}`),
});
export type MeasurementsQuery = z.infer<typeof measurementsQuerySchema>;
