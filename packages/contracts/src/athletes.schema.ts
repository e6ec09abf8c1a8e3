import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { athletePersonShape } from './athlete-person.schema.js';
import { availabilitySchema } from './availability.schema.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

/** An athlete in a list. Injury fields: all or none; null means not injured. */
export const athleteSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  email: z.string().nullable(),
  sport: z.string(),
  position: z.string().nullable(),
  weight_kg: z.number().nullable(),
  height_cm: z.number().nullable(),
  team_id: idSchema,
  team: z.object({ name: z.string() }),
  injury_body_part: z.string().nullable(),
  injury_severity: z.int().min(1).max(10).nullable(),
  /** The day of the survey in which the athlete reported the injury. */
  injury_date: calendarDateSchema.nullable(),
  /** The staff's word of today. */
  availability: availabilitySchema,
  /** Since when the athlete belongs to the team; null: nobody knows it. */
  joined_on: calendarDateSchema.nullable(),
  /** When the athlete was archived; null while on the roster. Only a list of archived athletes has such entries. */
  archived_at: z.iso.datetime().nullable(),
  version: versionSchema,
});
export type Athlete = z.infer<typeof athleteSchema>;

const { first_name, last_name, position, jersey_number, date_of_birth, weight_kg, height_cm } = athletePersonShape;

/**
 * Changes to an athlete's entry; fields that are left out stay, null empties a field. Another team of the coach takes
 * the athlete with all records; the athlete belongs to it from today on. An archived athlete leaves every list and keeps
 * all records. `version` is the version the coach saw.
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
  .meta({ examples: [{ position: 'Keeper', jersey_number: '1', version: 3 }] });
export type ChangeAthleteBody = z.infer<typeof changeAthleteBodySchema>;
