import { z } from 'zod';
import { isOneLine, ONE_LINE_PATTERN, VISIBLE } from './visible-text.js';

export const ONE_LINE_SENTENCE = 'must be one line without control characters';

/** A text of one or more lines with 1 to `most` characters, trimmed, at least one of them visible. */
export function requiredLines(most: number) {
  return z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(VISIBLE, 'must not be empty');
}

/** The same on one line: a name, a title, a number in another system. */
export function requiredText(most: number) {
  return requiredLines(most).refine(isOneLine, ONE_LINE_SENTENCE).meta({ pattern: ONE_LINE_PATTERN });
}
