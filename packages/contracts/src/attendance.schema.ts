import { z } from 'zod';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/** What was marked for an athlete at an event. Only `present` counts as attended. */
export const attendanceStatusSchema = z.enum(['present', 'absent', 'excused']);
export type AttendanceStatus = z.infer<typeof attendanceStatusSchema>;

const count = z.int().nonnegative();
/** How many marks of each kind. */
const countsShape = { present: count, absent: count, excused: count };

/**
 * One athlete's attendance in figures. `present`, `absent` and `excused` add up to `records`; `rate` is the whole percent of
 * records attended, null without records. `last7` are the days Mon … Sun of the current week, null where nothing was marked;
 * a day with several events shows `absent` if any was missed, else `excused` if any was, else `present`.
 */
export const attendanceSummarySchema = z.object({
  athlete_id: idSchema,
  ...countsShape,
  records: count,
  rate: z.int().min(0).max(100).nullable(),
  last7: z.array(attendanceStatusSchema.nullable()).length(7),
});
export type AttendanceSummary = z.infer<typeof attendanceSummarySchema>;

/** One athlete's mark at one event, whose team and day it carries. `attended` is true for `present` alone. */
export const attendanceRecordSchema = z.object({
  date: calendarDateSchema,
  event_id: idSchema,
  team_id: idSchema,
  athlete_id: idSchema,
  attended: z.boolean(),
  status: attendanceStatusSchema,
});
export type AttendanceRecord = z.infer<typeof attendanceRecordSchema>;

/**
 * Everybody's attendance on one day, or one athlete's: how many marks of each kind. `present`, `absent` and `excused` add up to `records`, at
 * least 1; `rate` is the whole percent of records attended.
 */
export const attendanceDaySchema = z.object({
  date: calendarDateSchema,
  ...countsShape,
  records: z.int().positive(),
  rate: z.int().min(0).max(100),
});
export type AttendanceDay = z.infer<typeof attendanceDaySchema>;

const STATUS_SENTENCE = `must be one of ${attendanceStatusSchema.options.join(', ')}`;
const sentStatusSchema = z.enum(attendanceStatusSchema.options, STATUS_SENTENCE);
const ID_SENTENCE = 'must be the id of an earlier close';

/** The event at which attendance is taken: its team and day are said, too, so that a call about an event that has changed is refused. */
const markedEventShape = { event_id: idSchema, team_id: idSchema, date: calendarDateSchema };

/**
 * Marks one athlete. `status` says more than `attended` and must agree with it; without it one who did not attend is absent. `if_status` is
 * what the coach saw, null for no mark: where another one is stored by then, nothing is written, unless it is the very one that is sent.
 */
export const markBodySchema = z
  .strictObject({
    ...markedEventShape,
    athlete_id: idSchema,
    attended: z.boolean('must be true or false'),
    status: sentStatusSchema.optional(),
    if_status: sentStatusSchema.nullable().optional(),
  })
  .refine(({ attended, status }) => status === undefined || (status === 'present') === attended, {
    path: ['status'],
    error: 'must be present exactly where attended is true',
  })
  .meta({
    examples: [
      {
        event_id: 1,
        team_id: 1,
        date: '2026-11-24',
        athlete_id: 1,
        attended: true,
        status: 'present',
        if_status: null,
      },
    ],
  });
export type MarkBody = z.infer<typeof markBodySchema>;

/**
 * Gives everybody of the team who has no mark at the event this one: `absent` unless it is said. `close_id` is drawn by the client, so that the
 * call may be sent again: it then answers what was written under that id, and adds whoever has no mark yet.
 */
export const closeBodySchema = z
  .strictObject({
    ...markedEventShape,
    status: z.enum(['absent', 'present'], 'must be absent or present').optional(),
    close_id: z.uuid(ID_SENTENCE).optional(),
  })
  .meta({ examples: [{ event_id: 1, team_id: 1, date: '2026-11-24' }] });
export type CloseBody = z.infer<typeof closeBodySchema>;

/** How many marks stand there under `close_id`, by which exactly they can be taken back. */
export const closedSchema = z.object({ closed: count, close_id: z.uuid() });
export type Closed = z.infer<typeof closedSchema>;

/** Takes back what a close wrote; a mark that somebody has set since stays. */
export const reopenBodySchema = z.strictObject({ event_id: idSchema, close_id: z.uuid(ID_SENTENCE) });
export type ReopenBody = z.infer<typeof reopenBodySchema>;
export const reopenedSchema = z.object({ reopened: count });
export type Reopened = z.infer<typeof reopenedSchema>;
