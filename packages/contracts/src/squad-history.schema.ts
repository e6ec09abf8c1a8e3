import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { decisionSchema } from './decisions.schema.js';
import { HOOPER_MAX, HOOPER_MIN } from './ratings.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const hooperIndex = z.int().min(HOOPER_MIN).max(HOOPER_MAX);

/** A day on which the board marked an athlete or a coach decided about one, with what followed. */
export const squadHistoryItemSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  team_id: idSchema,
  team: z.object({ name: z.string() }),
  date: calendarDateSchema,
  /** What the board showed; null when only a decision was made. */
  state: wordSchema(['talk', 'look']).nullable(),
  /** The answer of the day, and its distance from the own mean in points; null without an answer or a baseline. */
  hooper_index: hooperIndex.nullable(),
  mean: z.number().nullable(),
  delta: z.number().nullable(),
  /** The decisions of the day, the last one first. */
  decisions: z.array(decisionSchema.extend({ ended_on: calendarDateSchema.nullable() })),
  /** The next three answers, each against the mean of that day. */
  followed: z
    .array(z.object({ date: calendarDateSchema, hooper_index: hooperIndex, delta: z.number().nullable() }))
    .max(3),
});
export type SquadHistoryItem = z.infer<typeof squadHistoryItemSchema>;

/** Flags and decisions of a range of days, the last day first. */
export const squadHistorySchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** The athletes there are; `items` is empty when they are more than the board shows at once. */
  total_athletes: z.int().nonnegative(),
  items: z.array(squadHistoryItemSchema),
});
export type SquadHistory = z.infer<typeof squadHistorySchema>;
