import { headingsFingerprintSchema } from '@touchline/contracts/import-plan.schema';
import { IMPORT_TARGET_KEYS } from '@touchline/contracts/import-fields';
import { z } from 'zod';
import { listWindowShape } from '../../common/validation/request.schemas.js';

export const importLayoutQuerySchema = z.strictObject({
  target: z.enum(IMPORT_TARGET_KEYS, `must be one of ${IMPORT_TARGET_KEYS.join(', ')}`),
  fingerprint: headingsFingerprintSchema,
});
export type ImportLayoutQuery = z.infer<typeof importLayoutQuerySchema>;

const { limit, cursor } = listWindowShape;
export const standingRowsQuerySchema = z.strictObject({ limit, cursor });
export type StandingRowsQuery = z.infer<typeof standingRowsQuerySchema>;
