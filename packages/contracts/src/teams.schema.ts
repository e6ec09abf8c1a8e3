import { z } from 'zod';
import { idSchema } from './wire.schema.js';

/** A team with its head count; both spellings of id and name are on the wire. */
export const teamWithAthletesSchema = z.object({
  team_id: idSchema,
  id: idSchema,
  team_name: z.string(),
  name: z.string(),
  sport: z.string(),
  athlete_count: z.int().nonnegative(),
});
export type TeamWithAthletes = z.infer<typeof teamWithAthletesSchema>;

/** A team as its own coach sees it. The code's fields are null when there is none or it has expired. */
export const teamSchema = teamWithAthletesSchema.extend({
  registration_code: z.string().nullable(),
  code_expires_at: z.iso.datetime().nullable(),
  expires_in_seconds: z.int().nonnegative().nullable(),
});
export type Team = z.infer<typeof teamSchema>;
