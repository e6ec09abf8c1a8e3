import { z } from 'zod';
import type { AnswerLock } from './answer-locks.js';
import { BODY_PART_MAX } from './body-parts.js';
import { HOOPER_MAX, HOOPER_MIN } from './ratings.js';
import { MEASURED_KINDS, UNIT_NAMES } from './measure-rules.js';
import { moreAnswerSchema, moreWritesSchema } from './measurements.schema.js';
import { measureKeySchema } from './measures.schema.js';
import { requiredText } from './required-text.js';
import { durationMinSchema, rpeSchema } from './training-load.schema.js';
import { ratingSchema, severitySchema } from './wellness.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const instant = z.iso.datetime();

/** Pain of a day: where and how strong. */
const painSchema = z.strictObject({ body_part: requiredText(BODY_PART_MAX), severity: severitySchema });

/** Days before today that the athlete sees of themselves, today included. */
export const OWN_DAYS = 14;

const ratingsShape = {
  sleep_quality: ratingSchema,
  fatigue: ratingSchema,
  muscle_soreness: ratingSchema,
  stress: ratingSchema,
};

/**
 * Identifies the stored answer of a day or an event; null: none. A write sends back the one that the athlete
 * saw, and a later stored answer is not replaced.
 */
const revisionSchema = z
  .string()
  .regex(/^(?:absent|[1-9]\d{0,9}\.[1-9]\d{0,9})$/, 'must be one that was read')
  .nullable();

/** An athlete's whole survey of today or yesterday. Nothing is assumed: `pain` is null only when they said "none today". */
export const ownWellnessBodySchema = z
  .strictObject({
    date: calendarDateSchema,
    revision: revisionSchema,
    ...ratingsShape,
    pain: painSchema.nullable(),
    more: moreWritesSchema.optional(),
  })
  .meta({
    examples: [
      { date: '2026-11-05', revision: null, sleep_quality: 2, fatigue: 4, muscle_soreness: 3, stress: 2, pain: null },
    ],
  });
export type OwnWellnessBody = z.infer<typeof ownWellnessBodySchema>;

/** How hard an event was (CR-10), or that the athlete was not there. */
export const ownSessionBodySchema = z
  .discriminatedUnion('was_there', [
    z.strictObject({
      was_there: z.literal(true),
      event_id: idSchema,
      revision: revisionSchema,
      rpe: rpeSchema,
      duration_min: durationMinSchema,
      more: moreWritesSchema.optional(),
    }),
    z.strictObject({ was_there: z.literal(false), event_id: idSchema, revision: revisionSchema }),
  ])
  .meta({ examples: [{ was_there: true, event_id: 12, revision: '814.2', rpe: 6.5, duration_min: 75 }] });
export type OwnSessionBody = z.infer<typeof ownSessionBodySchema>;

/** Why an answer cannot be changed any more: the first event of the day began, or a coach wrote the figure. */
const lockSchema = wordSchema(['began', 'coach'] satisfies AnswerLock[]).nullable();

/** The measures asked for beside what every survey and every session has, in the order of the form; left out when there is none. */
const askedSchema = z.array(measureKeySchema).optional();

/**
 * A version of a question as an athlete sees it, and the first day on which it holds; null: since ever. The values are from
 * `min` to `max` in steps; the kind says which staff read them.
 */
const formQuestionSchema = z.object({
  measure: measureKeySchema,
  /** Sent back with an answer. Missing, with the first day, in forms that a phone has kept since a former release. */
  measure_version: z.int().positive().optional(),
  valid_from: calendarDateSchema.nullable().optional(),
  label: z.string(),
  question: z.string(),
  unit: wordSchema(UNIT_NAMES),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  low_words: z.string().nullable(),
  high_words: z.string().nullable(),
  kind: z.enum(MEASURED_KINDS),
});
export type FormQuestion = z.infer<typeof formQuestionSchema>;

/** Days after today for which the form is given beforehand: a phone may be without a network by then. */
export const ASKED_AHEAD_DAYS = 14;

/** Today's or yesterday's survey. */
export const formDaySchema = z.object({
  date: calendarDateSchema,
  /** The stored entry, by any writer; null for none. Ratings that nobody gave are null. */
  stored: z
    .object({
      sleep_quality: ratingSchema.nullable(),
      fatigue: ratingSchema.nullable(),
      muscle_soreness: ratingSchema.nullable(),
      stress: ratingSchema.nullable(),
      pain: z.object({ body_part: z.string(), severity: severitySchema }).nullable(),
      answered_at: instant.nullable(),
      more: z.array(moreAnswerSchema).optional(),
    })
    .nullable(),
  asked: askedSchema,
  revision: revisionSchema,
  locked: lockSchema,
});
export type FormDay = z.infer<typeof formDaySchema>;

/** An event of today or yesterday that is over and at which the athlete was expected. */
export const formEventSchema = z.object({
  event_id: idSchema,
  title: z.string(),
  date: calendarDateSchema,
  /** `HH:mm` at the club; null: all day. */
  event_time: z.string().nullable(),
  /** Planned minutes, to begin with; null: not planned. */
  duration_min: z.int().positive().nullable(),
  answer: z
    .discriminatedUnion('was_there', [
      z.object({
        was_there: z.literal(true),
        rpe: rpeSchema,
        duration_min: durationMinSchema,
        more: z.array(moreAnswerSchema).optional(),
      }),
      z.object({ was_there: z.literal(false) }),
    ])
    .nullable(),
  asked: askedSchema,
  revision: revisionSchema,
  locked: lockSchema,
});
export type FormEvent = z.infer<typeof formEventSchema>;

/** What an athlete sees of one own day. */
export const ownDaySchema = z.object({
  date: calendarDateSchema,
  hooper_index: z.int().min(HOOPER_MIN).max(HOOPER_MAX).nullable(),
  /** Sum of RPE × minutes; null without a session. */
  load: z.number().nonnegative().nullable(),
  /** Coaches who opened the answer of this day, and when first. */
  seen: z.array(z.object({ coach: z.string(), seen_at: instant })),
  /** What coaches wrote to the athlete with a decision of this day. */
  messages: z.array(z.object({ coach: z.string().nullable(), text: z.string(), sent_at: instant })),
});
export type OwnDay = z.infer<typeof ownDaySchema>;

/** All that the page of an athlete shows. */
export const athletePageSchema = z.object({
  first_name: z.string(),
  team_name: z.string(),
  club_name: z.string(),
  /** The day at the club. */
  today: calendarDateSchema,
  time_zone: z.string(),
  /**
   * Minutes by which the clocks of the club are ahead of UTC from an instant on, for the days of this page and a year: the
   * phone may have older rules of the time zone. Oldest first.
   */
  utc_offsets: z.array(z.object({ from: instant, minutes: z.int() })).min(1),
  /** Nothing can be answered before it is `given`. `guardian`: a guardian was asked and has not answered. */
  consent: z.enum(['needed', 'guardian', 'given']),
  /** Today first, then yesterday; empty without consent. */
  days: z.array(formDaySchema).max(2),
  events: z.array(formEventSchema),
  /**
   * What the teams of the athlete ask for on these days and on those ahead, in each version that holds on one of them, that
   * of today first; left out when they ask nothing more.
   */
  questions: z.array(formQuestionSchema).optional(),
  asked_ahead: z.array(z.object({ date: calendarDateSchema, asked: z.array(measureKeySchema) })).optional(),
  /** Oldest first; empty without consent. */
  own_days: z.array(ownDaySchema).max(OWN_DAYS),
});
export type AthletePage = z.infer<typeof athletePageSchema>;

/** How many of the due answers there are, for the coach. */
const share = z.object({ answered: z.int().nonnegative(), due: z.int().nonnegative() });

/** Answers given of those due: a day is due for each athlete with consent and a device, from the day they could answer. */
export const answersDueSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** Monday first. */
  weekdays: z.array(share).length(7),
  weeks: z.array(share.extend({ monday: calendarDateSchema })),
});
export type AnswersDue = z.infer<typeof answersDueSchema>;
