import { z } from 'zod';

/**
 * A visible character: letter, digit, punctuation or symbol. A text of only spaces and invisible characters counts as
 * empty.
 */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text of 1 to `most` visible characters, trimmed. */
export function requiredText(most: number) {
  return z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(VISIBLE, 'must not be empty');
}
