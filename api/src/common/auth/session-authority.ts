import type { SignedInCoach } from './signed-in-coach.js';

/**
 * What the guard needs to know about sessions, implemented in the coaches module. An abstract class is its own
 * injection token.
 */
export abstract class SessionAuthority {
  /** Returns the coach of a valid session, or null. `extendSession`: true for calls that the coach caused. */
  abstract coachOf(token: string, options: { extendSession: boolean }): Promise<SignedInCoach | null>;
}
