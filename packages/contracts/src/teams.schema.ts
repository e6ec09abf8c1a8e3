import { z } from 'zod';
import { STAFF_ROLES } from './permissions.js';
import { requiredText } from './required-text.js';
import { isRegistrationCode } from './registration-code.js';
import { SPORTS } from './sports.js';
import { TEAM_NAME_MAX } from './team-name.js';
import { idSchema } from './wire.schema.js';

/** A team with its number of athletes; id and name have two spellings on the wire. */
export const teamWithAthletesSchema = z.object({
  team_id: idSchema,
  id: idSchema,
  team_name: z.string(),
  name: z.string(),
  sport: z.string(),
  athlete_count: z.int().nonnegative(),
  /** The role in this team of the coach who asks. */
  role: z.enum(STAFF_ROLES),
});
export type TeamWithAthletes = z.infer<typeof teamWithAthletesSchema>;

/**
 * A team as its own coach sees it. The code's fields are null when there is no code or it has expired.
 * `regenerated_code_seconds` is the lifetime of a code that is created now.
 */
export const teamSchema = teamWithAthletesSchema.extend({
  registration_code: z.string().nullable(),
  code_expires_at: z.iso.datetime().nullable(),
  expires_in_seconds: z.int().nonnegative().nullable(),
  regenerated_code_seconds: z.int().positive(),
});
export type Team = z.infer<typeof teamSchema>;

const CODE_SENTENCE = 'must be 8 characters, capital letters A to Z and digits';
const codeSchema = z
  .string(CODE_SENTENCE)
  .refine(isRegistrationCode, CODE_SENTENCE)
  .meta({ pattern: '^[A-Z0-9]{8}$', examples: ['SOCW2026'] });

const INSTANT_SENTENCE = 'must be an instant written like 2026-11-05T09:30:00Z';

const sportSchema = z.enum(SPORTS, 'must be one of the sports of the list');

/** A new team. Without a name it gets the name of its sport. */
export const createTeamBodySchema = z.strictObject({
  sport: sportSchema,
  name: requiredText(TEAM_NAME_MAX).optional(),
  registration_code: codeSchema,
  code_expires_at: z.string(INSTANT_SENTENCE).max(40, INSTANT_SENTENCE).pipe(z.iso.datetime(INSTANT_SENTENCE)),
});
export type CreateTeamBody = z.infer<typeof createTeamBodySchema>;

/**
 * A new code for a team, or null to remove it, a new name, or another sport, from which nothing is computed.
 * `if_registration_code` is the code the coach saw: when another one is stored by then, it stays, so that clearing an
 * expired code never removes a new one of a colleague.
 */
export const changeTeamBodySchema = z
  .strictObject({
    registration_code: codeSchema.nullable().optional(),
    if_registration_code: codeSchema.optional(),
    name: requiredText(TEAM_NAME_MAX).optional(),
    sport: sportSchema.optional(),
  })
  .refine(
    ({ registration_code: code, name, sport }) => code !== undefined || name !== undefined || sport !== undefined,
    'must have a registration_code, a name or a sport',
  );
export type ChangeTeamBody = z.infer<typeof changeTeamBodySchema>;
