import type { CallingApp } from './calling-app.js';

/**
 * What the guard needs to know about the athletes' apps, implemented in the coaches module. An abstract class is its
 * own injection token.
 */
export abstract class ApiKeyAuthority {
  /** Returns the app the key belongs to, or null. */
  abstract appOf(key: string): Promise<CallingApp | null>;
}
