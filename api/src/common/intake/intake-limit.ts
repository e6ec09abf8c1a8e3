import { Injectable } from '@nestjs/common';
import { formatWait } from '@touchline/contracts/format-wait';
import type { CallingApp } from '../auth/calling-app.js';
import { rateLimited } from '../errors/shared.errors.js';
import { AttemptLimiter } from '../limits/attempt-limiter.js';

/** Calls, not entries: more than one and a half per second all day, which only a faulty app sends. */
const CALLS_PER_HOUR = 6000;

/** Limits how often the app of an institution may send anything. */
@Injectable()
export class IntakeLimit {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** Counts a call of the app. Throws "rate limited" when the limit of the hour is reached. */
  async count({ apiKeyId }: CallingApp): Promise<void> {
    const waitSeconds = await this.limiter.reserve([
      { key: `intake:${apiKeyId}`, limit: CALLS_PER_HOUR, windowSeconds: 3600 },
    ]);
    if (waitSeconds !== null)
      throw rateLimited(`Too many calls. Try again in ${formatWait(waitSeconds)}.`, waitSeconds);
  }
}
