import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { athletePersonShape } from './athlete-person.schema.js';
import { availabilitySchema } from './availability.schema.js';
import { membershipSchema } from './memberships.schema.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';

/**
 * An athlete in a list. Injury fields: all or none; null means not injured. What a coach's role may not read is null: birth
 * date, e-mail address, weight and height, injury, availability and its note.
 */
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
  /** The staff's word of today; null for a coach whose role may not read it. */
  availability: availabilitySchema.nullable(),
  /**
   * The memberships of the coach's teams on the days that were asked for. The first one is that of the team that was asked
   * for, else of the main team: position, jersey number and `joined_on` of the athlete are its own.
   */
  memberships: z.array(membershipSchema).min(1),
  /** Since when the athlete belongs to the team; null: nobody knows it. */
  joined_on: calendarDateSchema.nullable(),
  /** When the athlete was archived; null while on the roster. Only a list of archived athletes has such entries. */
  archived_at: z.iso.datetime().nullable(),
  version: versionSchema,
});
export type Athlete = z.infer<typeof athleteSchema>;

const { first_name, last_name, position, jersey_number, date_of_birth, weight_kg, height_cm } = athletePersonShape;

/**
 * Changes to an athlete's entry; fields that are left out stay, null empties a field. `team_id` moves the athlete from the
 * main team to another one from today on. An archived athlete leaves every roster and keeps all records. `version` is the
 * version the coach saw.
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
    /** The team whose position and jersey number are sent; the main team without it. */
    place_team_id: idSchema.optional(),
    archived: z.boolean('must be true or false').optional(),
    version: versionSchema.optional(),
  })
  .refine(
    ({ version: _seen, place_team_id: _place, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined),
    'must change something',
  )
  .meta({ examples: [{ position: 'Keeper', jersey_number: '1', version: 3 }] });
export type ChangeAthleteBody = z.infer<typeof changeAthleteBodySchema>;
