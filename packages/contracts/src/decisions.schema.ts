import { z } from 'zod';
import { DECISION_NOTE_MAX, DECISIONS, MESSAGE_MAX } from './decision-rules.js';
import { requiredLines } from './required-text.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** A decision about one athlete, as the staff of the team see it. */
export const decisionSchema = z.object({
  decision_id: idSchema,
  kind: wordSchema(DECISIONS),
  note: z.string().nullable(),
  /** What the athlete reads; null for nothing. */
  message: z.string().nullable(),
  made_on: calendarDateSchema,
  /** The last day on which the board shows it instead of the flag. */
  until: calendarDateSchema,
  /** Name of the coach; null when the account no longer exists. */
  made_by: z.string().nullable(),
  /** True for the coach who made it, who can take it back on its day. */
  own: z.boolean(),
});
export type Decision = z.infer<typeof decisionSchema>;

/**
 * Who else reads what a coach writes to an athlete. With a minor a coach is never alone: a guardian whose address the club
 * knows gets the message by mail, and everybody on the staff who may read wellness sees it.
 */
export const messageReadersSchema = z.object({
  /** Under 18, or of unknown age. */
  is_minor: z.boolean(),
  /** Whether a guardian gets it by mail. */
  guardian: z.boolean(),
  /** How many others on the staff of the athlete's teams read it. */
  colleagues: z.int().nonnegative(),
});
export type MessageReaders = z.infer<typeof messageReadersSchema>;

/**
 * Decides about an athlete from today on, and ends the open decision. `replaces` is the open decision that the coach
 * saw, null for none; it is only compared, and any other one is a conflict. Without `until` the decision lasts today.
 */
export const makeDecisionBodySchema = z
  .strictObject({
    athlete_id: idSchema,
    kind: z.enum(DECISIONS, 'must be monitor, talk, adjust, rest or dismiss'),
    note: requiredLines(DECISION_NOTE_MAX).nullable(),
    /** For the athlete, who sees it with the day and the coach's name, but neither the kind nor the note. */
    message: requiredLines(MESSAGE_MAX).nullable().optional(),
    until: calendarDateSchema.optional(),
    replaces: versionSchema.nullable(),
    /** The coach's local day; absent: the day at the institution. */
    today: calendarDateSchema.optional(),
  })
  .meta({ examples: [{ athlete_id: 7, kind: 'rest', note: 'Asked for a day off.', replaces: null }] });
export type MakeDecisionBody = z.infer<typeof makeDecisionBodySchema>;
