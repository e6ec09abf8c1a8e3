import type { Settings } from '../config/settings.js';
import { DatabaseAccess } from './database-access.js';
import { askPublicAddress, type PublicAnswer } from './public-answer.js';

/** What the checks of one run share. */
export class DoctorContext {
  /** How long a check waits for an answer, in milliseconds: less than its limit, so that it can still name the silent server. */
  readonly waitMs: number;
  readonly database: DatabaseAccess;
  private publicAnswer: Promise<PublicAnswer> | null = null;

  constructor(
    /** With the defaults in place of invalid settings: a check names what it `needs`. */
    readonly settings: Settings,
    /** Problems of the settings, one sentence each. */
    readonly problems: readonly string[],
    /** The folder whose `.env` was read. */
    readonly folder: string,
    /** How long each check may take, in milliseconds. */
    readonly limitMs: number,
    /** Who is sent a mail; null: nobody. */
    readonly testMailTo: string | null,
  ) {
    this.waitMs = limitMs * 0.8;
    this.database = new DatabaseAccess(settings, this.waitMs);
  }

  /** What PUBLIC_URL answers; asked once. Throws the error of the connection, or NotPossible without a PUBLIC_URL. */
  askPublicAddress(): Promise<PublicAnswer> {
    this.publicAnswer ??= askPublicAddress(this.settings.publicUrl, this.waitMs);
    return this.publicAnswer;
  }
}
