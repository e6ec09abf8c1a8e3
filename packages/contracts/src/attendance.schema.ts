import { z } from 'zod';
import { idSchema } from './wire.schema.js';

/** What was marked for an athlete at an event. Only `present` counts as attended. */
export const attendanceStatusSchema = z.enum(['present', 'absent', 'excused']);
export type AttendanceStatus = z.infer<typeof attendanceStatusSchema>;

const count = z.int().nonnegative();

/**
 * One athlete's attendance in figures. `present`, `absent` and `excused` add up to `records`; `rate` is the whole percent of
 * records attended, null without records. `last7` are the days Mon … Sun of the current week, null where nothing was marked;
 * a day with several events shows `absent` if any was missed, else `excused` if any was, else `present`.
 */
export const attendanceSummarySchema = z.object({
  athlete_id: idSchema,
  present: count,
  absent: count,
  excused: count,
  records: count,
  rate: z.int().min(0).max(100).nullable(),
  last7: z.array(attendanceStatusSchema.nullable()).length(7),
});
export type AttendanceSummary = z.infer<typeof attendanceSummarySchema>;
