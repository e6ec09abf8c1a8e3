import { Injectable } from '@nestjs/common';
import { formatWait } from '@touchline/contracts/format-wait';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { rateLimited } from '../../../common/errors/shared.errors.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';

/** Calls of a device per hour. A page of readers is opened more often than everything is downloaded. */
const PER_HOUR = { data: 10, readers: 30 };

/** Limits how often a device reads years of records. */
@Injectable()
export class OwnDataLimit {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** Counts a call. Throws "rate limited" when the limit of the hour is reached. */
  async count(what: keyof typeof PER_HOUR, { deviceId }: AnsweringAthlete): Promise<void> {
    const waitSeconds = await this.limiter.reserve([
      { key: `own-${what}:${deviceId}`, limit: PER_HOUR[what], windowSeconds: 3600 },
    ]);
    if (waitSeconds !== null)
      throw rateLimited(`Too many calls. Try again in ${formatWait(waitSeconds)}.`, waitSeconds);
  }
}
