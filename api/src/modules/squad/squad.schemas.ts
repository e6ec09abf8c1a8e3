import { measureKeySchema } from '@touchline/contracts/measures.schema';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** The coach's local day; absent: the day at the institution. */
const today = calendarDateSchema.optional();

export const todayQuerySchema = z.strictObject({ today });
export type TodayQuery = z.infer<typeof todayQuerySchema>;

/** One team of the coach, or all. */
export const teamQuerySchema = z.strictObject({ team_id: idTextSchema.optional() });
export type TeamQuery = z.infer<typeof teamQuerySchema>;

/** The board of one team or of all, of today or of an earlier `date`. */
export const boardQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  date: calendarDateSchema.optional(),
  today,
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** The newest values of a measure, for the board of one team or of all. */
export const measureQuerySchema = boardQuerySchema.extend({ measure: measureKeySchema });
export type MeasureQuery = z.infer<typeof measureQuerySchema>;

/** The history of one athlete, of one team or of all; without days the last 28. */
export const historyQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  today,
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
