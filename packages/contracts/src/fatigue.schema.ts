import { z } from 'zod';
import { CHANGE_DIRECTIONS, CHANGE_TONES } from './change-chip.js';
import { calendarDateSchema } from './wire.schema.js';

const testValue = z.object({ value: z.number().positive(), recorded_at: calendarDateSchema });

/** An athlete's last test of a kind, the one before it, and what became of it; null where there is none, or nothing to compare with. */
export const testProgressSchema = z.object({
  latest: testValue.nullable(),
  previous: testValue.nullable(),
  change: z.object({ percent: z.number(), direction: z.enum(CHANGE_DIRECTIONS), tone: z.enum(CHANGE_TONES) }).nullable(),
});
export type TestProgress = z.infer<typeof testProgressSchema>;
