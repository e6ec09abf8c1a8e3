import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 signs of base64url. It exists only where it was handed to; tables hold its `tokenHash`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hexadecimal: who reads the table cannot use what is in it. Enough for random tokens, never for passwords. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
