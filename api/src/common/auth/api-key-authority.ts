import type { CallingApp } from './calling-app.js';

/** What the guard needs to know of the athletes' own apps; the coaches' module answers it. An abstract class, so that it is its own Nest token. */
export abstract class ApiKeyAuthority {
  /** The app a key belongs to, or null. */
  abstract appOf(key: string): Promise<CallingApp | null>;
}
