import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** The coach's local day; absent: the day at the institution. */
const today = calendarDateSchema.optional();

export const overviewQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  today,
});
export type OverviewQuery = z.infer<typeof overviewQuerySchema>;

export const performanceQuerySchema = z.strictObject({ athlete_id: idTextSchema, today });
export type PerformanceQuery = z.infer<typeof performanceQuerySchema>;
