import type { z } from 'zod';
import { athleteListQuerySchema, numberTextSchema } from '../../common/validation/request.schemas.js';

/** `month` and `year` narrow to that month, that year, or that month of the current year. */
export const listQuerySchema = athleteListQuerySchema.extend({
  month: numberTextSchema(1, 12).optional(),
  year: numberTextSchema(1900, 2999).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;
