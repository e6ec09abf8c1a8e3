import { z } from 'zod';
import {
  HEIGHT_MAX,
  HEIGHT_MIN,
  JERSEY_MAX,
  JERSEY_MIN,
  PERSON_NAME_MAX,
  POSITION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from './athlete-limits.js';
import { EMAIL_MAX } from './email.js';
import { filledText } from './filled-text.js';
import { calendarDateSchema } from './wire.schema.js';

/** A whole number; -0 is none: it would come back as 0. */
const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z
    .int(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .refine((value) => !Object.is(value, -0), sentence);
};

const tenths = (min: number, max: number, unit: string) => {
  const sentence = `must be a number from ${min} to ${max} (${unit}) with at most one decimal`;
  // By its text: 61.3 * 10 is 612.9999999999999.
  return z
    .number(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .refine((value) => /^\d+(\.\d)?$/.test(String(value)), sentence);
};

const EMAIL_SENTENCE = 'must be an e-mail address';

/** The person on a roster, as athletes write about themselves. Kilograms and centimetres; a birth date in the future is refused by the server. */
export const athletePersonShape = {
  first_name: filledText(PERSON_NAME_MAX),
  last_name: filledText(PERSON_NAME_MAX),
  email: z
    .string(EMAIL_SENTENCE)
    .trim()
    .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
    .regex(z.regexes.unicodeEmail, EMAIL_SENTENCE)
    // It is compared in its normalised spelling, which can be longer.
    .refine(
      (email) => email.normalize('NFKC').toLowerCase().length <= EMAIL_MAX,
      `must have at most ${EMAIL_MAX} characters`,
    ),
  position: filledText(POSITION_MAX),
  date_of_birth: calendarDateSchema.optional(),
  jersey_number: wholeNumber(JERSEY_MIN, JERSEY_MAX).optional(),
  weight_kg: tenths(WEIGHT_MIN, WEIGHT_MAX, 'kg').optional(),
  height_cm: tenths(HEIGHT_MIN, HEIGHT_MAX, 'cm').optional(),
  external_id: filledText(80).optional(),
};
