import { PLANNED_DAYS_MAX } from '@touchline/contracts/planned-load';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { withSpanRules } from '../../common/validation/day-span.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { scopeQuerySchema } from '../calendar/index.js';

export const previewQuerySchema = z.strictObject({ today: calendarDateSchema.optional() });
export type PreviewQuery = z.infer<typeof previewQuerySchema>;

export const changePreviewQuerySchema = scopeQuerySchema.extend({ today: calendarDateSchema.optional() });
export type ChangePreviewQuery = z.infer<typeof changePreviewQuerySchema>;

/** Of one team or of one athlete. */
export const plannedDaysQuerySchema = withSpanRules(
  z.strictObject({
    team_id: idTextSchema.optional(),
    athlete_id: idTextSchema.optional(),
    from: calendarDateSchema,
    to: calendarDateSchema,
  }),
  { first: 'from', last: 'to', maxDays: PLANNED_DAYS_MAX },
).refine(({ team_id: team, athlete_id: athlete }) => (team === undefined) !== (athlete === undefined), {
  path: ['team_id'],
  error: 'must be given, or athlete_id, but not both',
});
export type PlannedDaysQuery = z.infer<typeof plannedDaysQuerySchema>;
