import { Injectable } from '@nestjs/common';
import { formatWait } from '@touchline/contracts/format-wait';
import type { ReadingProgram } from '../../../common/auth/reading-program.js';
import { rateLimited } from '../../../common/errors/shared.errors.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';

/** More than one and a half per second. At 1 000 rows a call, more than all clubs record in a year. */
const CALLS_PER_HOUR = 6000;

/** Limits how often a read key may call. The calls are counted in the database, for all instances. */
@Injectable()
export class ReadLimit {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** Counts a call of the program. Throws "rate limited" when the limit of the hour is reached. */
  async count({ readKeyId }: ReadingProgram): Promise<void> {
    const limit = { key: `read-key:${readKeyId}`, limit: CALLS_PER_HOUR, windowSeconds: 3600 };
    const waitSeconds = await this.limiter.reserve([limit]);
    if (waitSeconds !== null)
      throw rateLimited(`Too many calls. Try again in ${formatWait(waitSeconds)}.`, waitSeconds);
  }
}
