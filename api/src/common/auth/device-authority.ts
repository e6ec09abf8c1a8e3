import type { AnsweringAthlete } from './answering-athlete.js';

/**
 * What the guard needs to know about athletes' devices, implemented in the module of links and devices. An abstract class
 * is its own injection token.
 */
export abstract class DeviceAuthority {
  /** Returns the athlete of a device that may answer, or null. */
  abstract athleteOf(token: string): Promise<AnsweringAthlete | null>;
}
