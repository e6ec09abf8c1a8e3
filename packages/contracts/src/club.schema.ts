import { z } from 'zod';
import { CARRIED_DAYS_MAX, LATE_MARKS, OTHER_TEAMS_SESSIONS } from './club-rules.js';
import { versionSchema } from './wire.schema.js';

/** The settings of the coach's club. */
export const clubSchema = z.object({
  name: z.string(),
  /** Days of load and wellness from before a membership that the team's staff see. */
  carried_days: z.int(),
  other_teams_sessions: z.enum(OTHER_TEAMS_SESSIONS),
  /** Whether athletes can be marked as late. */
  late_marks: z.enum(LATE_MARKS),
  version: versionSchema,
});
export type Club = z.infer<typeof clubSchema>;

const CARRIED_DAYS_SENTENCE = `must be a whole number from 0 to ${CARRIED_DAYS_MAX}`;

/** A setting that is left out stays. `version` is that of the settings which the coach saw. */
export const changeClubBodySchema = z.strictObject({
  carried_days: z
    .int(CARRIED_DAYS_SENTENCE)
    .min(0, CARRIED_DAYS_SENTENCE)
    .max(CARRIED_DAYS_MAX, CARRIED_DAYS_SENTENCE)
    .refine((value) => !Object.is(value, -0), CARRIED_DAYS_SENTENCE)
    .optional(),
  other_teams_sessions: z.enum(OTHER_TEAMS_SESSIONS, 'is unknown').optional(),
  late_marks: z.enum(LATE_MARKS, 'is unknown').optional(),
  version: versionSchema,
});
export type ChangeClubBody = z.infer<typeof changeClubBodySchema>;
