import { z } from 'zod';
import { EMAIL_MAX } from './email.js';
import { filledText } from './filled-text.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/** A whole number; -0 is none: it would come back as 0. */
const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.int(sentence).min(min, sentence).max(max, sentence).refine((value) => !Object.is(value, -0), sentence);
};

const tenths = (min: number, max: number, unit: string) => {
  const sentence = `must be a number from ${min} to ${max} (${unit}) with at most one decimal`;
  // By its text: 61.3 * 10 is 612.9999999999999.
  return z.number(sentence).min(min, sentence).max(max, sentence).refine((value) => /^\d+(\.\d)?$/.test(String(value)), sentence);
};

const EMAIL_SENTENCE = 'must be an e-mail address';

/** The person on a roster, as athletes write about themselves. Kilograms and centimetres; a birth date in the future is refused by the server. */
const athletePersonShape = {
  first_name: filledText(80),
  last_name: filledText(80),
  email: z
    .string(EMAIL_SENTENCE)
    .trim()
    .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
    .regex(z.regexes.unicodeEmail, EMAIL_SENTENCE)
    // It is compared in its normalised spelling, which can be longer.
    .refine((email) => email.normalize('NFKC').toLowerCase().length <= EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`),
  position: filledText(60),
  date_of_birth: calendarDateSchema.optional(),
  jersey_number: wholeNumber(0, 999).optional(),
  weight_kg: tenths(20, 400, 'kg').optional(),
  height_cm: tenths(50, 280, 'cm').optional(),
  external_id: filledText(80).optional(),
};

/**
 * What an athlete's own app sends. The code may be any text, in any case: an unknown, a malformed and an expired one are answered alike,
 * so that nobody learns which codes there are.
 */
export const registrationBodySchema = z.strictObject({
  registration_code: z.string('must be a text').min(1, 'must not be empty').max(40, 'must have at most 40 characters'),
  ...athletePersonShape,
}).meta({
  description: 'An athlete who asks to join the team with this code. external_id is their number in the app, under which the app sends their figures later; it stays with the athlete of the institution who has it already.',
  examples: [
    { registration_code: 'ABCD2345', first_name: 'Ada', last_name: 'Byron', email: 'ada@athletes.example', position: 'Winger', date_of_birth: '2008-12-10', jersey_number: 7, weight_kg: 61.5, height_cm: 170, external_id: 'A-7' },
  ],
});
export type RegistrationBody = z.infer<typeof registrationBodySchema>;

/** The answer to every registration that could be read. */
export const registrationAnswerSchema = z.strictObject({});

/** Somebody who registered with a team's code and waits for a coach. */
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

/** The athlete an accepted registration has become. `moved_from` names the own team they were in before; null for who is new or stays. */
export const acceptedAthleteSchema = z.object({ athlete_id: idSchema, moved_from: z.string().nullable() });
export type AcceptedAthlete = z.infer<typeof acceptedAthleteSchema>;
