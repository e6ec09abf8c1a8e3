import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { attendanceStatusSchema } from './attendance.schema.js';
import { eventTimeSchema } from './calendar.schema.js';
import { fieldPerKey } from './field-per-key.js';
import { MAX_SESSION_ENTRIES } from './session-limits.js';
import { LEDGER_STATES } from './session-ledger-rules.js';
import { durationMinSchema, rpeSchema } from './training-load.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const count = z.int().nonnegative();

/** A past event of a team at which attendance is taken, with the number of the team's athletes in each state. */
export const ledgerEventSchema = z.object({
  event_id: idSchema,
  team_id: idSchema,
  date: calendarDateSchema,
  event_title: z.string(),
  /** null: all day. */
  event_time: eventTimeSchema.nullable(),
  duration_min: z.int().positive(),
  counts: fieldPerKey(LEDGER_STATES, count),
});
export type LedgerEvent = z.infer<typeof ledgerEventSchema>;

/** The past events of the last 14 days, the last one first. */
export const ledgerSchema = z.object({
  from: calendarDateSchema,
  /** The athletes there are; `events` is empty when they are more than the ledger counts at once. */
  total_athletes: count,
  events: z.array(ledgerEventSchema),
});
export type Ledger = z.infer<typeof ledgerSchema>;

/** A session as the grid shows it. */
const gridSessionSchema = z.object({ workout_id: idSchema, rpe: rpeSchema, duration_min: durationMinSchema });
export type GridSession = z.infer<typeof gridSessionSchema>;

export const gridRowSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  state: wordSchema(LEDGER_STATES),
  /** The mark at the event; null without one. */
  status: attendanceStatusSchema.nullable(),
  /** Sessions that count for this event: the one that names it, otherwise those of the day that name none. */
  sessions: z.array(gridSessionSchema),
  /** Sessions of the day that name no event while the team has several events that day: they count for none. */
  unassigned: z.array(gridSessionSchema),
  /** The athlete says that they were not at the event: their own word, which changes no mark. */
  says_not_there: z.boolean(),
});
export type GridRow = z.infer<typeof gridRowSchema>;

/** An event with the athletes of its team, by name. */
export const sessionGridSchema = z.object({ event: ledgerEventSchema, rows: z.array(gridRowSchema) });
export type SessionGrid = z.infer<typeof sessionGridSchema>;

/**
 * The sessions of a team at one event. The team and the day are sent too, so that a call about a changed event is
 * refused.
 */
export const saveGridBodySchema = z
  .strictObject({
    event_id: idSchema,
    team_id: idSchema,
    date: calendarDateSchema,
    rows: z
      .array(z.strictObject({ athlete_id: idSchema, rpe: rpeSchema, duration_min: durationMinSchema }))
      .min(1, 'must hold at least one row')
      .max(MAX_SESSION_ENTRIES, `must hold at most ${MAX_SESSION_ENTRIES} rows`),
  })
  .meta({
    examples: [{ event_id: 1, team_id: 1, date: '2026-11-24', rows: [{ athlete_id: 7, rpe: 6.5, duration_min: 75 }] }],
  });
export type SaveGridBody = z.infer<typeof saveGridBodySchema>;

/**
 * The session of each athlete as it is stored now, in the order sent. `stored` is false where another session of the
 * event was there before: it stays as it is, and the sent values are not stored.
 */
export const savedGridSchema = z.object({
  event_id: idSchema,
  rows: z.array(z.object({ athlete_id: idSchema, stored: z.boolean(), session: gridSessionSchema })),
});
export type SavedGrid = z.infer<typeof savedGridSchema>;
