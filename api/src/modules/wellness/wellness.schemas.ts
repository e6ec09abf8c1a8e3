import { z } from 'zod';
import { idTextSchema, listWindowShape, numberTextSchema } from '../../common/validation/request.schemas.js';

/** `month` and `year` narrow to that month, that year, or that month of the current year. */
export const listQuerySchema = z.strictObject({
  athlete_id: idTextSchema,
  month: numberTextSchema(1, 12).optional(),
  year: numberTextSchema(1900, 2999).optional(),
  ...listWindowShape,
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** `version` is what the coach saw; without it the entry is deleted whatever it has become. */
export const deleteQuerySchema = z.strictObject({ version: numberTextSchema(1, 999_999_999).optional() });
export type DeleteQuery = z.infer<typeof deleteQuerySchema>;
