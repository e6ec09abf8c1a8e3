import { createHash } from 'node:crypto';

/** Hexadecimal, 64 characters. Protects random values only: a password could be guessed from its hash. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
