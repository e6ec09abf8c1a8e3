import type { SignedInCoach } from './signed-in-coach.js';

/**
 * What the guard needs to know about sessions, implemented in the coaches module. An abstract class is its own
 * injection token.
 */
export abstract class SessionAuthority {
  /** Returns the coach of a valid session, or null. `touch` extends the session, because the coach is active. */
  abstract coachOf(token: string, options: { touch: boolean }): Promise<SignedInCoach | null>;
}
