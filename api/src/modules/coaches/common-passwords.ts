import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the commonest passwords are refused (OWASP ASVS 5.0, 6.2.4: at least so many). */
const REFUSED = 3000;
/** What people add to a common password to satisfy rules about digits and symbols. */
const DECORATION = /[\d\W_]/;
const MAX_DECORATION = 4;

/** In the order of how often they are found in leaked lists, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/**
 * Whether `password` is one of the commonest, or one of them with up to four digits and symbols behind it, in any case. Our own rules
 * demand a digit and a symbol, which next to none of the listed ones has: word for word the list would refuse nothing, although
 * "Password1!" is what a guesser tries first.
 */
export function isCommonPassword(password: string): boolean {
  let rest = password.toLowerCase();
  for (let taken = 0; taken <= MAX_DECORATION; taken += 1) {
    if (COMMON.has(rest)) return true;
    if (!DECORATION.test(rest.slice(-1))) return false;
    rest = rest.slice(0, -1);
  }
  return false;
}
