import { z } from 'zod';
import { calendarDateSchema } from './wire.schema.js';

const load = z.number().nonnegative();
const count = z.int().nonnegative();

/**
 * A day with a planned or a recorded load, in arbitrary units (RPE × minutes). Of a team: its own events, and
 * the mean of the athletes for whom a load is recorded on that day. Of an athlete: the events of the athlete and of the
 * team; nothing is planned on a day on which the athlete is out, or for an event from which the athlete is excused.
 */
export const plannedDaySchema = z.object({
  date: calendarDateSchema,
  /** null where no load is planned; a planned RPE of 0 is a plan of 0. */
  planned_load: load.nullable(),
  /** null while nothing is recorded. */
  done_load: load.nullable(),
  /** Athletes with a recorded load on that day. */
  recorded: count,
  /** Athletes for whom the load is planned. */
  athletes: count,
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;
