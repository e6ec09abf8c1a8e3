import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { withSpanRules } from '../../common/validation/day-span.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** An athlete and a span of days, both included. */
const spanOfDays = (maxDays: number) =>
  withSpanRules(z.strictObject({ athlete_id: idTextSchema, from: calendarDateSchema, to: calendarDateSchema }), {
    first: 'from',
    last: 'to',
    maxDays,
  });

export const dailyQuerySchema = spanOfDays(MAX_COMPARED_DAYS.daily);
export const testsQuerySchema = spanOfDays(MAX_COMPARED_DAYS.tests);
export type SpanQuery = z.infer<typeof dailyQuerySchema>;
