import { z } from 'zod';
import { tellingShape } from './athlete-name.schema.js';
import { TREND_DIRECTIONS } from './trend-status.js';
import { idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/**
 * One metric of one athlete. `value`: `trainingLoad` the mean daily load of the last seven days, rest days included,
 * AU per day, 2 decimals; `wellness` the mean Hooper index of the last seven days, 4…40, high is bad, 1 decimal;
 * `sprint` the latest 10 m time, s, 3 decimals; `vertical` the latest jump, cm, 2 decimals. `insight`: the change
 * against the athlete's own records, as a sentence. With too little data: null, `NO_TREND_DATA` and flat.
 */
export const trendFigureSchema = z.object({
  value: z.number().nonnegative().nullable(),
  insight: z.string(),
  trend: wordSchema(TREND_DIRECTIONS),
});
export type TrendFigure = z.infer<typeof trendFigureSchema>;

export const athleteTrendsSchema = z.object({
  id: idSchema,
  /** First, then last name. */
  name: z.string(),
  ...tellingShape,
  /** The team's sport. */
  team: z.string(),
  team_id: idSchema,
  trainingLoad: trendFigureSchema,
  wellness: trendFigureSchema,
  sprint: trendFigureSchema,
  vertical: trendFigureSchema,
  /**
   * Distance of the farthest trend from the athlete's usual, in whole standard errors, at most 9; null with fewer
   * than two trends that have data.
   */
  variation: z.int().min(0).max(9).nullable(),
  /**
   * True while the load of the last seven days is above the athlete's own usual weeks (the load note of the squad's
   * board); false otherwise, and for more athletes than a board shows at once.
   */
  load_high: z.boolean(),
});
export type AthleteTrends = z.infer<typeof athleteTrendsSchema>;
