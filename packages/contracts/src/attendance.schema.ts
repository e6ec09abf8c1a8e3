import { z } from 'zod';
import { ATTENDANCE_STATUSES, isAttended } from './attendance-status.js';
import { fieldPerKey } from './field-per-key.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** The mark of an athlete at an event. Whether it counts as attended, `attended` of the answer says. */
export const attendanceStatusSchema = wordSchema(ATTENDANCE_STATUSES);

const count = z.int().nonnegative();
/** Number of marks of each kind. */
const countsShape = fieldPerKey(ATTENDANCE_STATUSES, count).shape;

/**
 * One athlete's attendance in figures. Marks at events after the coach's day do not count yet. The marks of each kind add
 * up to `records`; `attended` of them count as attended, and `rate` is their whole percent, null without records. `last7` are
 * the days Mon … Sun of the current week, null when nothing was marked; a day with several events shows `absent` if any was
 * missed, else `excused` if any was, else `late` if any was, else `present`.
 */
export const attendanceSummarySchema = z.object({
  athlete_id: idSchema,
  ...countsShape,
  records: count,
  attended: count,
  rate: z.int().min(0).max(100).nullable(),
  last7: z.array(attendanceStatusSchema.nullable()).length(7),
});
export type AttendanceSummary = z.infer<typeof attendanceSummarySchema>;

/** One athlete's mark at one event, whose team and day it carries. `attended`: it counts as attended. */
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
 * Attendance on one day, of a team or of one athlete: the number of marks of each kind. They add up to `records`,
 * at least 1; `attended` of them count as attended, and `rate` is their whole percent.
 */
export const attendanceDaySchema = z.object({
  date: calendarDateSchema,
  ...countsShape,
  records: z.int().positive(),
  attended: count,
  rate: z.int().min(0).max(100),
  /** The worst mark, as in `last7`. */
  status: attendanceStatusSchema,
});
export type AttendanceDay = z.infer<typeof attendanceDaySchema>;

const STATUS_SENTENCE = `must be one of ${ATTENDANCE_STATUSES.join(', ')}`;
const sentStatusSchema = z.enum(ATTENDANCE_STATUSES, STATUS_SENTENCE);
const ID_SENTENCE = 'must be the id of an earlier close';

/**
 * The event at which attendance is taken. Its team and day are sent too, so that a call about a changed event is
 * refused.
 */
const markedEventShape = { event_id: idSchema, team_id: idSchema, date: calendarDateSchema };

/**
 * Marks one athlete. `status` is more precise than `attended` and must agree with it, or stands alone; without it an
 * athlete who did not attend is absent. `if_status` is the mark the coach saw, null for none: if another mark is stored by then,
 * nothing is written, unless it equals the one that is sent.
 */
export const markBodySchema = z
  .strictObject({
    ...markedEventShape,
    athlete_id: idSchema,
    attended: z.boolean('must be true or false').optional(),
    status: sentStatusSchema.optional(),
    if_status: sentStatusSchema.nullable().optional(),
  })
  .refine(({ attended, status }) => attended !== undefined || status !== undefined, {
    path: ['attended'],
    error: 'must be true or false',
  })
  .refine(({ attended, status }) => attended === undefined || status === undefined || isAttended(status) === attended, {
    path: ['status'],
    error: 'must agree with attended',
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
 * Removes one athlete's mark, so that the athlete is not marked. `if_status` is the mark the coach saw: if another one is
 * stored by then, nothing is removed.
 */
export const unmarkBodySchema = z
  .strictObject({ ...markedEventShape, athlete_id: idSchema, if_status: sentStatusSchema.optional() })
  .meta({ examples: [{ event_id: 1, team_id: 1, date: '2026-11-24', athlete_id: 1, if_status: 'present' }] });
export type UnmarkBody = z.infer<typeof unmarkBodySchema>;

/** The athlete has no mark at the event; `removed` is false when there was none before either. */
export const unmarkedSchema = z.object({ event_id: idSchema, athlete_id: idSchema, removed: z.boolean() });
export type Unmarked = z.infer<typeof unmarkedSchema>;

/**
 * Gives every athlete without a mark at the event who was on the team on its day this mark; default `absent`. `close_id` is created by
 * the client, so that the call can be repeated: it then returns the marks written under that id, and adds athletes who
 * have no mark yet.
 */
export const closeBodySchema = z
  .strictObject({
    ...markedEventShape,
    status: z.enum(['absent', 'present'], 'must be absent or present').optional(),
    close_id: z.uuid(ID_SENTENCE).optional(),
  })
  .meta({ examples: [{ event_id: 1, team_id: 1, date: '2026-11-24' }] });
export type CloseBody = z.infer<typeof closeBodySchema>;

/**
 * How many marks are stored under `close_id`, of which this call wrote `added`; reopening with it removes exactly these.
 * When attendance was closed before, `close_id` is that of the earlier close.
 */
export const closedSchema = z.object({ closed: count, added: count, close_id: z.uuid() });
export type Closed = z.infer<typeof closedSchema>;

/** Removes the marks that a close wrote; marks that were changed since stay. */
export const reopenBodySchema = z.strictObject({ event_id: idSchema, close_id: z.uuid(ID_SENTENCE) });
export type ReopenBody = z.infer<typeof reopenBodySchema>;
/**
 * How many marks were removed. `was_closed` is false when attendance was not closed under this id, or was reopened
 * before; otherwise `changed_since` marks of the close were changed since, and stay.
 */
export const reopenedSchema = z.object({ reopened: count, changed_since: count, was_closed: z.boolean() });
export type Reopened = z.infer<typeof reopenedSchema>;

/** An event whose attendance is closed: since when, under which id, and the marks of the coach's athletes at it now. */
export const closingSchema = z.object({
  event_id: idSchema,
  close_id: z.string(),
  closed_at: z.iso.datetime(),
  ...countsShape,
});
export type Closing = z.infer<typeof closingSchema>;
