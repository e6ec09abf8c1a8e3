import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import { measureKeySchema } from '@touchline/contracts/measures.schema';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { withSpanRules } from '../../common/validation/day-span.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** An athlete and a span of days, both included. */
const spanShape = { athlete_id: idTextSchema, from: calendarDateSchema, to: calendarDateSchema };
const atMost = (maxDays: number) => ({ first: 'from', last: 'to', maxDays }) as const;

export const dailyQuerySchema = withSpanRules(z.strictObject(spanShape), atMost(MAX_COMPARED_DAYS.daily));
export const testsQuerySchema = withSpanRules(z.strictObject(spanShape), atMost(MAX_COMPARED_DAYS.tests));
export type SpanQuery = z.infer<typeof dailyQuerySchema>;

/** What staff test has the long breaks of tests, whatever else is measured too. */
export const measureQuerySchema = withSpanRules(
  z.strictObject({ ...spanShape, measure: measureKeySchema }),
  atMost(MAX_COMPARED_DAYS.tests),
);
export type MeasureQuery = z.infer<typeof measureQuerySchema>;
