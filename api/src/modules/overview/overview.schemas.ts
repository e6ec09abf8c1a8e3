import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** `today` is the day where the coach is; without it the day at the institution. */
export const overviewQuerySchema = z.strictObject({ team_id: idTextSchema.optional(), athlete_id: idTextSchema.optional(), today: calendarDateSchema.optional() });
export type OverviewQuery = z.infer<typeof overviewQuerySchema>;
