import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { newToken } from '../../../common/auth/secret-token.js';
import { clientKey } from '../../../common/http/client-address.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { matchKey } from '../../../common/text/keys.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { tooManyResetRequests } from '../coaches.errors.js';
import { findCoachIdInConstantTime } from './password-resets.repository.js';
import { saveResetLink } from './passwords.writer.js';
import { resetMail } from './reset-password.mail.js';

const MAX_PER_ADDRESS = 20;
const MAX_PER_MAILBOX = 3;
/** The window in which these requests are counted. */
const LIMIT_WINDOW_SECONDS = 3600;

/** The mail in the queue with a link to set a new password. */
const RESET_MAIL = 'password_reset';

/** Mails a link to set a new password. */
@Injectable()
export class ForgotPasswordService implements OnModuleInit {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
    private readonly mails: MailQueue,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: an attacker could send a host of their own, and the mailed link would lead there.
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(RESET_MAIL, (mail, now) => this.composeMail(mail, now));
  }

  /**
   * Before the answer, the same statements run for every e-mail address; what depends on the address happens after it.
   * So neither the answer nor its duration tells whether the address has an account.
   */
  async request(email: string, address: string): Promise<void> {
    const limit = {
      key: `forgot:address:${clientKey(address)}`,
      limit: MAX_PER_ADDRESS,
      windowSeconds: LIMIT_WINDOW_SECONDS,
    };
    await this.limiter.attempt([limit], tooManyResetRequests, () => this.queueMail(matchKey(email), address));
    await this.mails.sendSoon();
  }

  /** A mailbox over its limit gets no mail, and the answer does not tell. Unknown addresses are counted, too. */
  private async queueMail(emailKey: string, address: string): Promise<void> {
    const perMailbox = {
      key: `forgot:mailbox:${emailKey}`,
      limit: MAX_PER_MAILBOX,
      windowSeconds: LIMIT_WINDOW_SECONDS,
    };
    const isWithinLimit = (await this.limiter.reserve([perMailbox])) === null;
    await this.unitOfWork.write(async (tx) => {
      const coachId = await findCoachIdInConstantTime(tx, emailKey);
      await this.mails.add(tx, RESET_MAIL, { coachId: isWithinLimit ? coachId : null, network: networkOf(address) });
    });
  }

  /**
   * Each attempt to send has a new token, because no table holds one. An earlier link stays valid for its hour: its mail
   * may have arrived although the attempt failed, and the first use of any link ends them all. The request is recorded
   * with the first link, and not when it is received, because only an account has such an entry.
   */
  private async composeMail({ coachId, network, attempt }: DueMail, now: Date): Promise<Mail | null> {
    if (coachId === null) return null;
    const token = newToken();
    return this.unitOfWork.write(async (tx) => {
      const account = await tx.findOne(CoachEntity, {
        select: { email: true, institutionId: true },
        where: { id: coachId },
      });
      if (!account || !(await saveResetLink(tx, coachId, token, now))) return null;
      if (attempt === 1) {
        const { institutionId } = account;
        await recordCoachEvent(tx, { event: 'password_reset_requested', coachId, institutionId, network }, now);
      }
      return resetMail(account.email, this.baseUrl, token);
    });
  }
}
