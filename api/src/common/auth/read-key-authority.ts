import type { ReadingProgram } from './reading-program.js';

/**
 * What the guard needs to know about read keys, implemented in the module of a club's data. An abstract class is its own
 * injection token.
 */
export abstract class ReadKeyAuthority {
  /** Returns the program with this key; null when the key is unknown, revoked or expired. */
  abstract programOf(key: string): Promise<ReadingProgram | null>;
}
