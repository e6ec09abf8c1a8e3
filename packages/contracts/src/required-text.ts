import { z } from 'zod';
import { VISIBLE } from './visible-text.js';

/** A text of 1 to `most` visible characters, trimmed. */
export function requiredText(most: number) {
  return z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(VISIBLE, 'must not be empty');
}
