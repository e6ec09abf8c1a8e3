import { epochDay } from '@touchline/contracts/calendar-date';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** First and last day counted. */
const MAX_RANGE_DAYS = 400;

/** Without `start` or `end` the figures are open to that side. `today` decides which week is the current one. */
export const summaryQuerySchema = z
  .strictObject({ start: calendarDateSchema.optional(), end: calendarDateSchema.optional(), team_id: idTextSchema.optional(), today: calendarDateSchema.optional() })
  .refine((range) => (spanOf(range) ?? 1) > 0, { path: ['end'], error: 'must not be before start' })
  .refine((range) => (spanOf(range) ?? 1) <= MAX_RANGE_DAYS, { path: ['end'], error: `must make a range of at most ${MAX_RANGE_DAYS} days` });
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

/** Days from start to end, both counted; null where one is open, or no date: zod asks on although it has refused that one. */
function spanOf({ start, end }: { start?: string | undefined; end?: string | undefined }): number | null {
  const [first, last] = [epochDay(start ?? ''), epochDay(end ?? '')];
  return first === null || last === null ? null : last - first + 1;
}
