import { Injectable } from '@nestjs/common';
import { waitInWords } from '@touchline/contracts/wait-in-words';
import type { CallingApp } from '../auth/calling-app.js';
import { rateLimited } from '../errors/shared.errors.js';
import { AttemptLimiter } from '../limits/attempt-limiter.js';

/** Calls, not entries: more than one and a half a second, all day. Only an app that has run away needs them. */
const CALLS_PER_HOUR = 6000;

/** How often an institution's app may send something, whatever it is. */
@Injectable()
export class IntakeLimit {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** Counts a call of the app. Throws "rate limited" when its hour is full. */
  async count({ apiKeyId }: CallingApp): Promise<void> {
    const waitSeconds = await this.limiter.take([
      { key: `intake:${apiKeyId}`, limit: CALLS_PER_HOUR, windowSeconds: 3600 },
    ]);
    if (waitSeconds !== null)
      throw rateLimited(`Too many calls. Try again in ${waitInWords(waitSeconds)}.`, waitSeconds);
  }
}
