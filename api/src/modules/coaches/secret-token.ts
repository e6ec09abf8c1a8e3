import { randomBytes } from 'node:crypto';
import { sha256 } from '../../common/text/sha256.js';

/** 256 random bits as 43 signs of base64url. It exists only where it was handed to; tables hold its `tokenHash`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What tables hold of a token: who reads them cannot use it. Enough for random tokens, never for passwords. */
export const tokenHash = sha256;
