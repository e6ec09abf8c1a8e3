import { z } from 'zod';
import { athletePersonShape } from './athlete-person.schema.js';
import { idSchema } from './wire.schema.js';

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
        jersey_number: 7,
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

/** An athlete who registered with a team's code and waits for a coach. */
export const pendingAthleteSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  position: z.string(),
  team_name: z.string(),
  team_sport: z.string(),
});
export type PendingAthlete = z.infer<typeof pendingAthleteSchema>;

/**
 * The athlete of an accepted registration. `moved_from` names the coach's team they were in before; null for a new
 * athlete, or one who stays in the team.
 */
export const acceptedAthleteSchema = z.object({ athlete_id: idSchema, moved_from: z.string().nullable() });
export type AcceptedAthlete = z.infer<typeof acceptedAthleteSchema>;
