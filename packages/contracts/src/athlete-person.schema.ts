import { z } from 'zod';
import {
  HEIGHT_MAX,
  HEIGHT_MIN,
  JERSEY_DIGITS_MAX,
  PERSON_NAME_MAX,
  POSITION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from './athlete-limits.js';
import { EMAIL_MAX } from './email.js';
import { JERSEY_NUMBER } from './jersey-number.js';
import { requiredText } from './required-text.js';
import { isOneLine } from './visible-text.js';
import { calendarDateSchema } from './wire.schema.js';

const JERSEY_SENTENCE = `must have 1 to ${JERSEY_DIGITS_MAX} digits`;

/** Also a number, which cannot tell 0 from 00: `jerseyText` makes the stored text of both. */
const jerseyNumber = z.union(
  [
    z.string(JERSEY_SENTENCE).trim().regex(JERSEY_NUMBER, JERSEY_SENTENCE),
    z
      .int(JERSEY_SENTENCE)
      .min(0, JERSEY_SENTENCE)
      .max(999, JERSEY_SENTENCE)
      // It would be stored as 0.
      .refine((value) => !Object.is(value, -0), JERSEY_SENTENCE),
  ],
  JERSEY_SENTENCE,
);

const tenths = (min: number, max: number, unit: string) => {
  const sentence = `must be a number from ${min} to ${max} (${unit}) with at most one decimal`;
  // Checked as text: 61.3 * 10 is 612.9999999999999.
  return z
    .number(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .refine((value) => /^\d+(\.\d)?$/.test(String(value)), sentence);
};

const EMAIL_SENTENCE = 'must be an email address';

/**
 * Personal data that athletes enter themselves. Kilograms and centimetres; the server refuses a birth date in the
 * future.
 */
export const athletePersonShape = {
  first_name: requiredText(PERSON_NAME_MAX),
  last_name: requiredText(PERSON_NAME_MAX),
  email: z
    .string(EMAIL_SENTENCE)
    .trim()
    .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
    .regex(z.regexes.unicodeEmail, EMAIL_SENTENCE)
    .refine(isOneLine, EMAIL_SENTENCE)
    // It is compared in its normalised form, which can be longer.
    .refine(
      (email) => email.normalize('NFKC').toLowerCase().length <= EMAIL_MAX,
      `must have at most ${EMAIL_MAX} characters`,
    ),
  position: requiredText(POSITION_MAX),
  date_of_birth: calendarDateSchema.optional(),
  jersey_number: jerseyNumber.optional(),
  weight_kg: tenths(WEIGHT_MIN, WEIGHT_MAX, 'kg').optional(),
  height_cm: tenths(HEIGHT_MIN, HEIGHT_MAX, 'cm').optional(),
  external_id: requiredText(80).optional(),
};
