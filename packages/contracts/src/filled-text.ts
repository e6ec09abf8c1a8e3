import { z } from 'zod';

/** A letter, digit, sign or the like: a text of nothing but space and invisible characters says nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text that a person can read: 1 to `most` characters without the space around it. */
export function filledText(most: number) {
  return z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(VISIBLE, 'must not be empty');
}
