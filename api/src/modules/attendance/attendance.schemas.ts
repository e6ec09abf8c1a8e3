import { epochDay } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** In days, first and last included. */
const MAX_RANGE_DAYS = 400;

interface Range {
  start?: string | undefined;
  end?: string | undefined;
}

/** Adds the rules of a window: `end` is not before `start`, and at most 400 days. */
function withRangeRules<T extends z.ZodType<Range>>(window: T): T {
  return window
    .refine((range) => (spanOf(range) ?? 1) > 0, { path: ['end'], error: 'must not be before start' })
    .refine((range) => (spanOf(range) ?? 1) <= MAX_RANGE_DAYS, {
      path: ['end'],
      error: `must make a range of at most ${MAX_RANGE_DAYS} days`,
    });
}

/**
 * Days from start to end, both included; null when one is absent or no date, because zod runs this rule also after it
 * has refused a field.
 */
function spanOf({ start, end }: Range): number | null {
  const [first, last] = [epochDay(start ?? ''), epochDay(end ?? '')];
  return first === null || last === null ? null : last - first + 1;
}

/** Without `start` or `end` the window is open on that side. `today` decides which week is the current one. */
export const summaryQuerySchema = withRangeRules(
  z.strictObject({
    start: calendarDateSchema.optional(),
    end: calendarDateSchema.optional(),
    team_id: idTextSchema.optional(),
    today: calendarDateSchema.optional(),
  }),
);
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

/** At least one of the two; with both, both conditions apply. */
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

export const daysQuerySchema = withRangeRules(z.strictObject(windowShape));
export type DaysQuery = z.infer<typeof daysQuerySchema>;

export const rangeQuerySchema = withRangeRules(
  z.strictObject({ ...windowShape, limit: listWindowShape.limit, cursor: listWindowShape.cursor }),
);
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** The last mark of a page; see `RecordKey`. */
export const recordKeySchema = z.tuple([calendarDateSchema, idSchema, idSchema]);
