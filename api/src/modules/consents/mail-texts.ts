import { toOneLine } from '@touchline/contracts/visible-text';
import { longLocalTime } from '../../common/time/local-time.js';

/** Texts of others in our mails. */

const LONGEST_NAME = 40;

/** A text of a club on one line. */
export const plainText = toOneLine;

/**
 * A first name that a stranger may have typed: letters only, so that nobody makes us mail an address of a page or a message
 * of theirs. "Your child" when nothing is left.
 */
export function plainName(typed: string): string {
  const letters = typed
    // Persian names such as Alireza have a joiner inside.
    .replace(/(?![\u200c\u200d])[^\p{L}\p{M}\s'’-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...letters].slice(0, LONGEST_NAME).join('') || 'Your child';
}

/** "Sunday, 29 November 2026 at 17:30 (Europe/London)" */
export const untilText = (instant: Date, timeZone: string): string =>
  `${longLocalTime(timeZone, instant)} (${timeZone})`;
