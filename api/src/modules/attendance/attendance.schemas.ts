import { epochDay } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** First and last day counted. */
const MAX_RANGE_DAYS = 400;

interface Range {
  start?: string | undefined;
  end?: string | undefined;
}

/** A window whose days are in order, and not too many. */
function ordered<T extends z.ZodType<Range>>(window: T): T {
  return window
    .refine((range) => (spanOf(range) ?? 1) > 0, { path: ['end'], error: 'must not be before start' })
    .refine((range) => (spanOf(range) ?? 1) <= MAX_RANGE_DAYS, {
      path: ['end'],
      error: `must make a range of at most ${MAX_RANGE_DAYS} days`,
    });
}

/** Days from start to end, both counted; null where one is open, or no date: zod asks on although it has refused that one. */
function spanOf({ start, end }: Range): number | null {
  const [first, last] = [epochDay(start ?? ''), epochDay(end ?? '')];
  return first === null || last === null ? null : last - first + 1;
}

/** Without `start` or `end` the figures are open to that side. `today` decides which week is the current one. */
export const summaryQuerySchema = ordered(
  z.strictObject({
    start: calendarDateSchema.optional(),
    end: calendarDateSchema.optional(),
    team_id: idTextSchema.optional(),
    today: calendarDateSchema.optional(),
  }),
);
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

/** At least one of them; both hold together. */
export const recordsQuerySchema = z
  .strictObject({ event_id: idTextSchema.optional(), athlete_id: idTextSchema.optional() })
  .refine(({ event_id: event, athlete_id: athlete }) => event !== undefined || athlete !== undefined, {
    path: ['event_id'],
  });
export type RecordsQuery = z.infer<typeof recordsQuerySchema>;

const windowShape = {
  start: calendarDateSchema,
  end: calendarDateSchema,
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
};

export const daysQuerySchema = ordered(z.strictObject(windowShape));
export type DaysQuery = z.infer<typeof daysQuerySchema>;

export const rangeQuerySchema = ordered(
  z.strictObject({ ...windowShape, limit: listWindowShape.limit, cursor: listWindowShape.cursor }),
);
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** Where a page of a range ended: see `RecordKey`. */
export const recordKeySchema = z.tuple([calendarDateSchema, idSchema, idSchema]);
