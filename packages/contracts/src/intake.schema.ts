import { z } from 'zod';
import { moreWritesSchema } from './measurements.schema.js';
import { requiredText } from './required-text.js';
import { WELLNESS_RATINGS } from './ratings.js';
import { durationMinSchema, rpeSchema } from './training-load.schema.js';
import { INJURY_INCOMPLETE, isInjuryComplete, injuryShape, ratingSchema } from './wellness.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/** Calls of an institution's own athlete app, authenticated with its key. */

/** Maximum number of entries per call. */
const MAX_INTAKE_ENTRIES = 500;

/** Names the athlete in one of two ways: by `athlete_id`, or by the external id that the app gave at registration. */
const athleteShape = { athlete_id: idSchema.optional(), external_id: requiredText(80).optional() };

interface NamedAthlete {
  athlete_id?: number | undefined;
  external_id?: string | undefined;
}

const ATHLETE_UNCLEAR = 'must each name their athlete by exactly one of athlete_id and external_id';

const namesOneAthlete = ({ athlete_id: id, external_id: name }: NamedAthlete): boolean =>
  (id === undefined) !== (name === undefined);

const batchOf = <T extends z.ZodType>(entry: T) =>
  z.strictObject({
    entries: z
      .array(entry)
      .min(1, 'must hold at least one entry')
      .max(MAX_INTAKE_ENTRIES, `must hold at most ${MAX_INTAKE_ENTRIES} entries`),
  });

const answer = ratingSchema.nullable().optional();

/**
 * One day's survey as an athlete answered it. It may be incomplete, but must have at least one answer. Ratings run
 * from 1 = very good to 10 = very poor, sleep included. A field that is left out keeps its stored value, null removes
 * an answer. Injury: both fields or neither, null = recovered. `more`: what teams ask on that day beside the ratings.
 */
const intakeWellnessEntrySchema = z
  .strictObject({
    ...athleteShape,
    date: calendarDateSchema,
    sleep_quality: answer,
    fatigue: answer,
    muscle_soreness: answer,
    stress: answer,
    ...injuryShape,
    more: moreWritesSchema.optional(),
  })
  .refine(namesOneAthlete, ATHLETE_UNCLEAR)
  .refine(isInjuryComplete, INJURY_INCOMPLETE)
  .refine(
    (entry) =>
      (entry.more ?? []).length > 0 ||
      [...WELLNESS_RATINGS, 'injury_body_part' as const].some((field) => entry[field] !== undefined),
    'must each hold at least one answer',
  );

/** Up to 500 days; each athlete and date at most once. */
export const intakeWellnessBodySchema = batchOf(intakeWellnessEntrySchema).meta({
  description:
    'Days of athletes of the institution, each athlete and date once; all are stored or none. Each entry names its athlete by athlete_id or external_id. Ratings: 1 = very good … 10 = very poor, sleep included; an absent field stays as it is stored, null takes an answer back. Injury: both fields or neither, null = recovered. `more` holds answers to what the athlete’s teams ask on that day beside the four ratings, by the key of the measure.',
  examples: [
    {
      entries: [
        { external_id: 'A-7', date: '2026-11-05', sleep_quality: 2, fatigue: 4, muscle_soreness: 3, stress: 2 },
        {
          external_id: 'A-7',
          date: '2026-11-06',
          sleep_quality: 3,
          fatigue: 5,
          muscle_soreness: 6,
          stress: null,
          injury_body_part: 'Knee',
          injury_severity: 4,
        },
      ],
    },
  ],
});
export type IntakeWellnessBody = z.infer<typeof intakeWellnessBodySchema>;

/**
 * One training session. `session_id` is the app's own id: sent again, it replaces that athlete's session instead of
 * adding one. Without it every entry is a new session, also one that is sent again because an answer got lost.
 * `event_id` is the event of the athlete's team, or of the athlete, that the session belongs to: an athlete has one
 * session per event, and the athlete's answer replaces what a coach entered for it. Left out, it stays as it is stored.
 * A stored session that has the day of its event keeps it, because a coach may have moved both since.
 */
const intakeSessionSchema = z
  .strictObject({
    ...athleteShape,
    date: calendarDateSchema,
    rpe: rpeSchema,
    duration_min: durationMinSchema,
    session_id: requiredText(80).optional(),
    event_id: idSchema.optional(),
  })
  .refine(namesOneAthlete, ATHLETE_UNCLEAR);

/** Up to 500 sessions; each athlete and `session_id` at most once. */
export const intakeTrainingLoadBodySchema = batchOf(intakeSessionSchema).meta({
  description:
    'Sessions of athletes of the institution; all are stored or none. Each entry names its athlete by athlete_id or external_id. With a session_id, an entry that is sent again replaces that session; without one every entry is a new session. An event_id says which event of the athlete the session belongs to: each athlete and event once, and the entry replaces what a coach entered for it. A stored session that has the day of its event keeps it: a coach may have moved both.',
  examples: [
    {
      entries: [
        { external_id: 'A-7', date: '2026-11-05', rpe: 6.5, duration_min: 75, session_id: 'evening-2026-11-05' },
      ],
    },
  ],
});
export type IntakeTrainingLoadBody = z.infer<typeof intakeTrainingLoadBodySchema>;
