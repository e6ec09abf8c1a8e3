import { z } from 'zod';
import { calendarDateSchema } from './wire.schema.js';

const load = z.number().nonnegative();
const count = z.int().nonnegative();

/**
 * A day with a planned load beside what was done on it, in arbitrary units (RPE × minutes). Of a team: its own events, and
 * the mean of the athletes for whom a load is recorded on that day. Of an athlete: the events of the athlete and of the
 * team; nothing is planned on a day on which the athlete is out, or for an event from which the athlete is excused.
 */
export const plannedDaySchema = z.object({
  date: calendarDateSchema,
  planned_load: load,
  /** null while nothing is recorded. */
  done_load: load.nullable(),
  /** Athletes with a recorded load on that day. */
  recorded: count,
  /** Athletes for whom the load is planned. */
  athletes: count,
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;
