import { randomBytes, randomInt } from 'node:crypto';
import { passwordProblem } from '@touchline/contracts/password-rules';
import { sha256 } from '../common/text/sha256.js';

/** No signs that are easily taken for one another on paper or on the phone. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 14;

/** A password for handing over once: keeps every rule, about 80 random bits. */
export function generatePassword(): string {
  for (;;) {
    const password = `${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}#`;
    if (passwordProblem(password) === null) return password;
  }
}

/** A key of 256 random bits, recognisable in a configuration file, and what is stored of it. */
export function generateApiKey(): { key: string; sha256: string } {
  const key = `touchline_${randomBytes(32).toString('base64url')}`;
  return { key, sha256: sha256(key) };
}
