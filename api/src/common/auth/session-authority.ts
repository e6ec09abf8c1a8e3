import type { SignedInCoach } from './signed-in-coach.js';

/** What the guard needs to know of sessions; the coaches' module answers it. An abstract class, so that it is its own Nest token. */
export abstract class SessionAuthority {
  /** The coach of a living session, or null. With `touch` the call counts as somebody being there, which keeps the session alive. */
  abstract coachOf(token: string, options: { touch: boolean }): Promise<SignedInCoach | null>;
}
