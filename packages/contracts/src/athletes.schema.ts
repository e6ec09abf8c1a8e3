import { z } from 'zod';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/** An athlete in a list. Injury fields: both or neither; null means not injured. */
export const athleteSchema = z.object({
  athlete_id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  sport: z.string(),
  position: z.string().nullable(),
  jersey_number: z.int().nullable(),
  date_of_birth: calendarDateSchema.nullable(),
  weight_kg: z.number().nullable(),
  height_cm: z.number().nullable(),
  team_id: idSchema,
  team: z.object({ name: z.string() }),
  injury_body_part: z.string().nullable(),
  injury_severity: z.int().min(1).max(10).nullable(),
});
export type Athlete = z.infer<typeof athleteSchema>;
