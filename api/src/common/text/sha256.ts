import { createHash } from 'node:crypto';

/** In hexadecimal, 64 signs. Hides what is random; what people think up (a password) can be guessed from it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
