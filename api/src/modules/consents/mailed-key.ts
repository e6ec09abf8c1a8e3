import { randomBytes } from 'node:crypto';
import { ATHLETE_KEY_LENGTH, athleteKeyOf, normalizeAthleteKey } from '@touchline/contracts/athlete-access-rules';
import { hashToken } from '../../common/auth/secret-token.js';

/** The key of a mailed link: 130 random bits, of which tables hold the SHA-256. */
export function newMailedKey(): { key: string; keySha256: string } {
  const key = athleteKeyOf(randomBytes(ATHLETE_KEY_LENGTH));
  return { key, keySha256: hashToken(key) };
}

/** The SHA-256 of a key as somebody sent it. A text that cannot be a key is looked for like one, and not found. */
export const mailedKeyHash = (sent: string): string => hashToken(normalizeAthleteKey(sent) ?? sent);
