import { randomBytes } from 'node:crypto';
import { ATHLETE_KEY_LENGTH, athleteKeyOf, normalizeAthleteKey } from '@touchline/contracts/athlete-access-rules';
import { hashToken } from './secret-token.js';

/** A new key of 130 random bits, for the personal link of an athlete and for other mailed links of athletes' pages. */
export const newAthleteKey = (): string => athleteKeyOf(randomBytes(ATHLETE_KEY_LENGTH));

/** The SHA-256 of a key in any of its spellings. Any other text is hashed unchanged, and matches nobody. */
export const hashAthleteKey = (typed: string): string => hashToken(normalizeAthleteKey(typed) ?? typed);
