import type { AnsweringAthlete } from './answering-athlete.js';

/** A device that has called, with the athlete who answers by it. */
export interface AdmittedDevice {
  athlete: AnsweringAthlete;
  /** The device was renewed by this call, so its cookie has to be, too; null when it was not. */
  renewed: { at: Date; until: Date } | null;
}

/**
 * What the guard needs to know about athletes' devices, implemented in the module of links and devices. An abstract class
 * is its own injection token.
 */
export abstract class DeviceAuthority {
  /** Returns the device with this token, with an athlete who may answer, or null. */
  abstract admit(token: string): Promise<AdmittedDevice | null>;
}
