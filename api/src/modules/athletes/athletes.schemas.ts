import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

export const athletesQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  /** With either day: who belonged to a team on at least one of the days. `to` is today when it is left out. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  archived: z.enum(['true', 'false'], 'must be true or false').optional(),
  /** The coach's local day, on which availability is judged; absent: the day at the institution. */
  today: calendarDateSchema.optional(),
});
export type AthletesQuery = z.infer<typeof athletesQuerySchema>;
