import { z } from 'zod';
import { calendarDateSchema } from './wire.schema.js';

const load = z.number().nonnegative();

/**
 * One calendar day of an athlete's rolling loads, arbitrary units per day; a rest day is a day too. `history_days` counts from the first
 * session: before 28 of them the chronic workload is still filling up.
 */
export const loadDaySchema = z.object({
  date: calendarDateSchema,
  sessions: z.int().nonnegative(),
  acute_workload: load,
  chronic_workload: load,
  history_days: z.int().positive(),
});
export type LoadDay = z.infer<typeof loadDaySchema>;

/** Sum of a day's session loads (RPE × minutes): 0 on a rest day, null for a day to come and before anything was recorded. */
export const workloadDaySchema = z.object({ date: calendarDateSchema, load: load.nullable() });
export type WorkloadDay = z.infer<typeof workloadDaySchema>;
