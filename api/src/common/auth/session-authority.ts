import type { SignedInCoach } from './signed-in-coach.js';

/** What the session guard needs to know; the coaches' module answers it. An abstract class, so that it is its own Nest token. */
export abstract class SessionAuthority {
  /** The coach of a living session, or null. */
  abstract coachOf(token: string): Promise<SignedInCoach | null>;
}
