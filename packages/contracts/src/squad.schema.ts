import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { attendanceStatusSchema } from './attendance.schema.js';
import { availabilitySchema } from './availability.schema.js';
import { calendarEventSchema } from './calendar.schema.js';
import { decisionSchema } from './decisions.schema.js';
import { fieldPerKey } from './field-per-key.js';
import { HOOPER_MAX, HOOPER_MIN, WELLNESS_RATINGS } from './ratings.js';
import { BASELINE_DAYS, BOARD_ATHLETES_MAX, BOARD_MARKS_MAX, NEEDS, WELLNESS_STATES } from './squad-rules.js';
import { ledgerEventSchema } from './session-ledger.schema.js';
import { ratingSchema } from './wellness.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const count = z.int().nonnegative();
const hooperIndex = z.int().min(HOOPER_MIN).max(HOOPER_MAX);

/** The Hooper index of a day beside the athlete's own 28 days before; figures with two decimals. */
export const squadWellnessSchema = z.object({
  state: wordSchema(WELLNESS_STATES),
  hooper_index: hooperIndex.nullable(),
  ratings: fieldPerKey(WELLNESS_RATINGS, ratingSchema).nullable(),
  /** Answers of the baseline, its mean and its standard deviation; null below one and two answers. */
  baseline_n: count,
  /** How many of them a file brought, unless somebody edited them since; left out when there is none. */
  baseline_imported: count.optional(),
  mean: z.number().nullable(),
  sd: z.number().nonnegative().nullable(),
  /** Points above the own mean (+ is worse) and the same in usual deviations; null while building and without answer. */
  delta: z.number().nullable(),
  z: z.number().nullable(),
  /** Ratings of 8 or more and at least 3 above the own median. */
  notes: z.array(wordSchema(WELLNESS_RATINGS)),
  /** Marked answers of the 28 days up to this one, by the athlete's own rule. */
  flags_28: count,
  /** The Hooper indices of the 28 days up to this one, oldest first; null without an answer. */
  days: z.array(hooperIndex.nullable()).length(BASELINE_DAYS),
});
export type SquadWellness = z.infer<typeof squadWellnessSchema>;

/** Training load up to a day, in arbitrary units. */
export const squadLoadSchema = z.object({
  /** The last seven days; null before the first session. */
  seven_days: z.number().nonnegative().nullable(),
  yesterday: z.number().nonnegative().nullable(),
  /** Acute:chronic workload ratio; null while the 28 days are building. */
  acwr: z.number().nonnegative().nullable(),
  /** Days since the first session, that day included; 0 without sessions. */
  history_days: count,
  /** Above the 95th percentile of the own 7-day loads: `new` on the day it begins; null: not above, or too little history. */
  high: wordSchema(['new', 'on']).nullable(),
  /** For the need `load`: how many of the days with a session before it a file brought; left out when there is none. */
  imported: z.object({ days: z.int().positive(), of: z.int().positive() }).optional(),
});
export type SquadLoad = z.infer<typeof squadLoadSchema>;

export const squadAthleteSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  team_id: idSchema,
  team: z.object({ name: z.string() }),
  availability: availabilitySchema,
  /** The injury that the athlete reports, with the day of the report: shown beside the staff's word. */
  reported_injury: z
    .object({ body_part: z.string(), severity: z.int().min(1).max(10), date: calendarDateSchema })
    .nullable(),
  /** When the survey of the day was complete; null without one, and for older entries, of which nobody knows it. */
  answered_at: z.iso.datetime().nullable(),
  /** Days since the last complete survey, 0 on its day; null when there is none in the last 60 days. */
  missing_days: count.nullable(),
  wellness: squadWellnessSchema,
  load: squadLoadSchema,
  /** Marks of the last events, oldest first, and how many of them count as attended. */
  attendance: z.array(z.object({ date: calendarDateSchema, status: attendanceStatusSchema })).max(BOARD_MARKS_MAX),
  attended: count,
  decision: decisionSchema.nullable(),
  need: wordSchema(NEEDS),
});
export type SquadAthlete = z.infer<typeof squadAthleteSchema>;

/** How a whole team answered, from the answers there are so far. */
export const squadLineSchema = z.object({
  team_id: idSchema,
  /** Athletes with a complete survey, of so many. */
  answered: count,
  athletes: count,
  /** Answers that are judged: those with a complete baseline. */
  answers: count,
  /** Median distance of the judged answers from usual, in usual deviations and in points. */
  median_z: z.number().nullable(),
  median_delta: z.number().nullable(),
  /** The whole squad is down: each athlete is judged on the distance beyond these medians. */
  down: z.boolean(),
});
export type SquadLine = z.infer<typeof squadLineSchema>;

/** The squad on one day: one team's, or all of the coach's, athletes who need the coach first. */
export const squadBoardSchema = z.object({
  today: calendarDateSchema,
  date: calendarDateSchema,
  team_id: idSchema.nullable(),
  /** The answers that the board shows, see `answersRevisionSchema`; null for an earlier day, too. */
  answers_revision: z.string().nullable(),
  /** The athletes there are; `athletes` is empty when they are more than the board shows at once. */
  total_athletes: count,
  events: z.array(calendarEventSchema),
  /** Past events about which something is missing, the last one first; empty for an earlier day. */
  to_dos: z.array(ledgerEventSchema),
  teams: z.array(squadLineSchema),
  athletes: z.array(squadAthleteSchema).max(BOARD_ATHLETES_MAX),
});
export type SquadBoard = z.infer<typeof squadBoardSchema>;

/**
 * Names the answers of today and yesterday as they are stored, and says nothing else about them. null without athletes, and
 * for more than a board shows.
 */
export const answersRevisionSchema = z.object({ revision: z.string().nullable() });
export type AnswersRevision = z.infer<typeof answersRevisionSchema>;

/** The row of an athlete that a coach has opened today. */
export const seenBodySchema = z
  .strictObject({
    athlete_id: idSchema,
    /** The coach's local day; absent: the day at the institution. */
    today: calendarDateSchema.optional(),
  })
  .meta({ examples: [{ athlete_id: 7 }] });
export type SeenBody = z.infer<typeof seenBodySchema>;
