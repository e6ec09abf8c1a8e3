import { z } from 'zod';
import { CARRIED_DAYS_MAX, LATE_MARKS, OTHER_TEAMS_SESSIONS } from './club-rules.js';
import { EXTRA_QUESTIONS_MAX } from './survey-rules.js';
import { versionSchema } from './wire.schema.js';

/** The settings of the coach's club. */
export const clubSchema = z.object({
  name: z.string(),
  /** Days of load and wellness from before a membership that the team's staff see. */
  carried_days: z.int(),
  other_teams_sessions: z.enum(OTHER_TEAMS_SESSIONS),
  /** Whether athletes can be marked as late. */
  late_marks: z.enum(LATE_MARKS),
  /** Further questions that a team may ask its athletes on one day, and after one session. */
  extra_questions: z.int(),
  version: versionSchema,
});
export type Club = z.infer<typeof clubSchema>;

function wholeNumberUpTo(most: number) {
  const sentence = `must be a whole number from 0 to ${most}`;
  return z
    .int(sentence)
    .min(0, sentence)
    .max(most, sentence)
    .refine((value) => !Object.is(value, -0), sentence)
    .optional();
}

/** A setting that is left out stays. `version` is that of the settings which the coach saw. */
export const changeClubBodySchema = z.strictObject({
  carried_days: wholeNumberUpTo(CARRIED_DAYS_MAX),
  other_teams_sessions: z.enum(OTHER_TEAMS_SESSIONS, 'is unknown').optional(),
  late_marks: z.enum(LATE_MARKS, 'is unknown').optional(),
  extra_questions: wholeNumberUpTo(EXTRA_QUESTIONS_MAX),
  version: versionSchema,
});
export type ChangeClubBody = z.infer<typeof changeClubBodySchema>;
