import { z } from 'zod';
import { measureKeySchema } from './measures.schema.js';
import { ASKED_WHEN, EXTRA_QUESTIONS_MAX } from './survey-rules.js';
import { calendarDateSchema, idSchema, seenVersionSchema, versionSchema, weekdaysSchema } from './wire.schema.js';

/** So many questions a list may have: each weekday can have others. */
const QUESTIONS_MAX = 14 * EXTRA_QUESTIONS_MAX;

export const surveyQuestionSchema = z.strictObject({
  measure: measureKeySchema,
  when: z.enum(ASKED_WHEN, `must be one of ${ASKED_WHEN.join(', ')}`),
  /** Ascending. */
  weekdays: weekdaysSchema,
});
export type SurveyQuestion = z.infer<typeof surveyQuestionSchema>;

/** What a team asks beside the four ratings from a day on, until the day before the next list. */
export const surveySchema = z.object({
  team_id: idSchema,
  from: calendarDateSchema,
  /** The last day; null: until further notice. */
  until: calendarDateSchema.nullable(),
  questions: z.array(surveyQuestionSchema),
  version: versionSchema,
});
export type Survey = z.infer<typeof surveySchema>;

/**
 * The questions of a team from a day on, which is tomorrow at the earliest: what was asked on a past day stays. A list that
 * begins on the same day is replaced; `version` is the one that was read, 0 for none. An empty list asks nothing more.
 */
export const saveSurveyBodySchema = z
  .strictObject({
    team_id: idSchema,
    from: calendarDateSchema,
    questions: z.array(surveyQuestionSchema).max(QUESTIONS_MAX, `must hold at most ${QUESTIONS_MAX} questions`),
    version: seenVersionSchema,
  })
  .meta({
    examples: [
      {
        team_id: 2,
        from: '2026-11-09',
        questions: [{ measure: 'own.1', when: 'daily', weekdays: [0] }],
        version: 0,
      },
    ],
  });
export type SaveSurveyBody = z.infer<typeof saveSurveyBodySchema>;
