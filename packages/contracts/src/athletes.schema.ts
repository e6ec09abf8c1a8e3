import { z } from 'zod';
import { athletePersonShape } from './athlete-person.schema.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

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
  /** Since when they are no longer on the roster; null while they are. Only a list that asks for archived athletes has any. */
  archived_at: z.iso.datetime().nullable(),
  version: versionSchema,
});
export type Athlete = z.infer<typeof athleteSchema>;

const { first_name, last_name, position, jersey_number, date_of_birth, weight_kg, height_cm } = athletePersonShape;

/**
 * What is to change in an athlete's entry on the roster; what is left out stays. null empties a field. Another own team takes the athlete with
 * everything recorded; an archived one leaves every list and keeps it. `version` is what the coach saw.
 */
export const changeAthleteBodySchema = z
  .strictObject({
    first_name: first_name.optional(),
    last_name: last_name.optional(),
    position: position.nullable().optional(),
    jersey_number: jersey_number.nullable(),
    date_of_birth: date_of_birth.nullable(),
    weight_kg: weight_kg.nullable(),
    height_cm: height_cm.nullable(),
    team_id: idSchema.optional(),
    archived: z.boolean('must be true or false').optional(),
    version: versionSchema.optional(),
  })
  .refine(
    ({ version: _seen, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    'must change something',
  )
  .meta({ examples: [{ position: 'Keeper', jersey_number: 1, version: 3 }] });
export type ChangeAthleteBody = z.infer<typeof changeAthleteBodySchema>;
