import { randomBytes } from 'node:crypto';
import { sha256 } from '../text/sha256.js';

/** A secret of 256 random bits in base64url: 43 characters. Tables store its hash, except for the calendar feed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token, for storing it. A fast hash is enough for random tokens, but not for passwords. */
export const hashToken = sha256;
