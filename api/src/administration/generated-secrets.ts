import { randomBytes, randomInt } from 'node:crypto';
import { passwordProblem } from '@touchline/contracts/password-rules';
import { sha256 } from '../common/text/sha256.js';

/** Without characters that are easily confused on paper or on the phone. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 14;

/** A password to hand over once: it satisfies every password rule and has about 80 random bits. */
export function generatePassword(): string {
  for (;;) {
    const password = `${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}#`;
    if (passwordProblem(password) === null) return password;
  }
}

/** A key of 256 random bits, recognisable in a configuration file, and the hash that is stored. */
export function generateApiKey(): { key: string; sha256: string } {
  return generateKey('touchline_');
}

/** A key that releases an area, as `generateApiKey`. */
export function generateReleaseKey(): { key: string; sha256: string } {
  return generateKey('touchline_release_');
}

/** A key that reads a club's data, as `generateApiKey`. */
export function generateReadKey(): { key: string; sha256: string } {
  return generateKey('touchline_read_');
}

function generateKey(prefix: string): { key: string; sha256: string } {
  const key = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { key, sha256: sha256(key) };
}
