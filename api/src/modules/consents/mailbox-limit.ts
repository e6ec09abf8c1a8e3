import { Injectable } from '@nestjs/common';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { matchKey } from '../../common/text/keys.js';

/** Mails of a day to an address that nobody has confirmed: a stranger's mailbox must not be flooded. */
const MAX_PER_DAY = 3;
const DAY_SECONDS = 24 * 3600;

/** Counts mails to addresses that somebody typed, of all kinds together. */
@Injectable()
export class MailboxLimit {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** Counts a mail. Returns null, or the seconds until the next one when there is no more today. */
  reserve(email: string): Promise<number | null> {
    const key = `mailbox:${matchKey(email)}`;
    return this.limiter.reserve([{ key, limit: MAX_PER_DAY, windowSeconds: DAY_SECONDS }]);
  }
}
