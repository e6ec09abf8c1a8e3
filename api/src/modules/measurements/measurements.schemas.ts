import { measureKeySchema } from '@touchline/contracts/measures.schema';
import { z } from 'zod';
import { listWindowShape } from '../../common/validation/request.schemas.js';

/** The values of one measure, all of them or a window. */
export const measurementsQuerySchema = z.strictObject({ measure: measureKeySchema, ...listWindowShape });
export type MeasurementsQuery = z.infer<typeof measurementsQuerySchema>;
