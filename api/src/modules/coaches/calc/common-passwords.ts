import { passwordProblem } from '@touchline/contracts/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The number of most common passwords that are refused; OWASP ASVS 5.0, 6.2.4 demands at least 3000. */
const COMMON_COUNT = 3000;
const LISTED = dictionary['passwords-common'];
/** Words of the product and its field, which somebody who guesses at a coach's password tries first. Lower case. */
const CONTEXT_WORDS = [
  'touchline',
  'coach',
  'coaches',
  'trainer',
  'athlete',
  'athletes',
  'captain',
  'matchday',
  'training',
  'wellness',
  'attendance',
  'workout',
];
/** A character that people append to a common password to satisfy rules about digits and symbols. */
const DECORATION = /[\d\W_]/;
const MAX_DECORATION_LENGTH = 4;

/**
 * The most frequent passwords of leaked lists, all others there that the password rules allow, such as "p@ssw0rd", and
 * the words above, in lower case.
 */
const COMMON: ReadonlySet<string> = new Set([
  ...LISTED.slice(0, COMMON_COUNT),
  ...LISTED.slice(COMMON_COUNT).filter((password) => passwordProblem(password) === null),
  ...CONTEXT_WORDS,
]);

/**
 * Whether `password`, in any case, is one of the most common passwords, a word of this product, or one of them
 * followed by up to four digits and symbols. The password rules demand a digit and a symbol, which almost no listed
 * password has: without the second part the list would refuse nothing, although "Password1!" is among the first guesses
 * of an attacker.
 */
export function isCommonPassword(password: string): boolean {
  let rest = password.toLowerCase();
  for (let removed = 0; removed <= MAX_DECORATION_LENGTH; removed += 1) {
    if (COMMON.has(rest)) return true;
    if (!DECORATION.test(rest.slice(-1))) return false;
    rest = rest.slice(0, -1);
  }
  return false;
}
