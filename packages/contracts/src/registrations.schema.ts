import { z } from 'zod';
import { athletePersonShape } from './athlete-person.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/**
 * A registration from an athlete's app. The code may be any text, in any case: unknown, malformed and expired codes
 * get the same answer, so that nobody learns which codes exist.
 */
export const registrationBodySchema = z
  .strictObject({
    registration_code: z.string('must be text').min(1, 'must not be empty').max(40, 'must have at most 40 characters'),
    ...athletePersonShape,
  })
  .meta({
    description:
      'An athlete who asks to join the team with this code. external_id is their number in the app, under which the app sends their figures later; it stays with the athlete of the institution who has it already.',
    examples: [
      {
        registration_code: 'ABCD2345',
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@athletes.example',
        position: 'Winger',
        date_of_birth: '2008-12-10',
        jersey_number: '07',
        weight_kg: 61.5,
        height_cm: 170,
        external_id: 'A-7',
      },
    ],
  });
export type RegistrationBody = z.infer<typeof registrationBodySchema>;

/** Answer to every well-formed registration. */
export const registrationAnswerSchema = z.strictObject({});
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>;

/** An athlete of the coach, archived ones included, who may be the person of a registration. */
export const knownPersonSchema = z.object({
  athlete_id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  date_of_birth: calendarDateSchema.nullable(),
  team_name: z.string(),
  archived: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;

/**
 * An athlete who registered with a team's code and waits for a coach. `same_person` is the athlete whom accepting takes
 * for this person without a question. Otherwise `namesakes` holds those who may be the same person: the coach has to say.
 */
export const pendingAthleteSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  date_of_birth: calendarDateSchema.nullable(),
  position: z.string(),
  team_name: z.string(),
  team_sport: z.string(),
  same_person: knownPersonSchema.nullable(),
  namesakes: z.array(knownPersonSchema),
});
export type PendingAthlete = z.infer<typeof pendingAthleteSchema>;

/** `same_as`: the athlete who is the same person, null for another person. It is required where it is not certain. */
export const acceptAthleteBodySchema = z
  .strictObject({ same_as: idSchema.nullable().optional() })
  .meta({ examples: [{ same_as: null }] });
export type AcceptAthleteBody = z.infer<typeof acceptAthleteBodySchema>;

/**
 * The athlete of an accepted registration. `known`: whether the coach had the athlete before. `moved_from` names the
 * coach's team they were in then; null for a new athlete, or one who stays in the team.
 */
export const acceptedAthleteSchema = z.object({
  athlete_id: idSchema,
  known: z.boolean(),
  moved_from: z.string().nullable(),
});
export type AcceptedAthlete = z.infer<typeof acceptedAthleteSchema>;

/** A registration that was accepted as an athlete whom the coach had before; it can be taken apart until `until`. */
export const joinedRegistrationSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: calendarDateSchema.nullable(),
  team_name: z.string(),
  /** The athlete as they were before. */
  athlete: knownPersonSchema,
  until: z.iso.datetime(),
});
export type JoinedRegistration = z.infer<typeof joinedRegistrationSchema>;

/** The athlete that a registration became after it was taken apart from another one. */
export const separatedAthleteSchema = z.object({ athlete_id: idSchema });
export type SeparatedAthlete = z.infer<typeof separatedAthleteSchema>;
