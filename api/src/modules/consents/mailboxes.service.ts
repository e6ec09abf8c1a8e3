import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { matchKey } from '../../common/text/keys.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { mailUnavailable } from './consents.errors.js';

/** Mails of a day to an address that nobody has confirmed: a stranger's mailbox must not be flooded. */
const MAX_PER_MAILBOX = 3;
/** Mails of a day that one athlete on the roster causes, to all addresses. */
const MAX_PER_ATHLETE = 5;
const DAY_SECONDS = 24 * 3600;

/** Mails to addresses that somebody typed, of all kinds together: whether there are any, and how many a day. */
@Injectable()
export class MailboxesService {
  constructor(
    private readonly limiter: AttemptLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Whether mails are sent at all. Without a mail server nobody is asked by mail: a mail in the outbox folder would
   * outlive the hours for which something of a child may be stored.
   */
  get areServed(): boolean {
    return this.settings.smtpUrl !== null;
  }

  requireServer(): void {
    if (!this.areServed) throw mailUnavailable();
  }

  /**
   * Counts a mail, also for the athlete who causes it when that is known. Returns null, or the seconds until the next one
   * when there is no more today.
   */
  reserve(email: string, athleteId: number | null): Promise<number | null> {
    const mailbox = { key: `mailbox:${mailboxOf(email)}`, limit: MAX_PER_MAILBOX, windowSeconds: DAY_SECONDS };
    const own = { key: `mails:athlete:${athleteId}`, limit: MAX_PER_ATHLETE, windowSeconds: DAY_SECONDS };
    return this.limiter.reserve(athleteId === null ? [mailbox] : [mailbox, own]);
  }
}

/**
 * The same for the spellings of an address that large providers deliver to one mailbox: text after a plus sign does not
 * count, nor do dots before the @. Elsewhere these may be two mailboxes, which then share their mails of a day.
 */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = matchKey(email).split(/@(?=[^@]*$)/);
  return `${local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
