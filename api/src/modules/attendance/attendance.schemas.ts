import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { withSpanRules } from '../../common/validation/day-span.js';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** Both days are inclusive. */
const RANGE = { first: 'start', last: 'end', maxDays: 400 } as const;

/** The coach's local day, where every window ends; absent: the day at the institution. */
const today = calendarDateSchema.optional();

/** Without `start` or `end` the window is open on that side. `today` decides which week is the current one, too. */
export const summaryQuerySchema = withSpanRules(
  z.strictObject({
    start: calendarDateSchema.optional(),
    end: calendarDateSchema.optional(),
    team_id: idTextSchema.optional(),
    today,
  }),
  RANGE,
);
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

/** At least one of the two; with both, both conditions apply. */
export const recordsQuerySchema = z
  .strictObject({ event_id: idTextSchema.optional(), athlete_id: idTextSchema.optional() })
  .refine(({ event_id: event, athlete_id: athlete }) => event !== undefined || athlete !== undefined, {
    path: ['event_id'],
  });
export type RecordsQuery = z.infer<typeof recordsQuerySchema>;

export const closingsQuerySchema = z.strictObject({ date: calendarDateSchema });
export type ClosingsQuery = z.infer<typeof closingsQuerySchema>;

const windowShape = {
  start: calendarDateSchema,
  end: calendarDateSchema,
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  today,
};

export const daysQuerySchema = withSpanRules(z.strictObject(windowShape), RANGE);
export type DaysQuery = z.infer<typeof daysQuerySchema>;

export const rangeQuerySchema = withSpanRules(
  z.strictObject({ ...windowShape, limit: listWindowShape.limit, cursor: listWindowShape.cursor }),
  RANGE,
);
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** The last mark of a page; see `RecordKey`. */
export const recordKeySchema = z.tuple([calendarDateSchema, idSchema, idSchema]);
