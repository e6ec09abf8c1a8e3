import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** `today` is the coach's local day; absent: the day at the institution. */
export const trendsQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  today: calendarDateSchema.optional(),
});
export type TrendsQuery = z.infer<typeof trendsQuerySchema>;
