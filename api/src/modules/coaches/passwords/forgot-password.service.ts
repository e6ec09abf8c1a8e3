import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AfterAnswer } from '../../../common/after-answer/after-answer.js';
import { newToken } from '../../../common/auth/secret-token.js';
import { clientKey } from '../../../common/http/client-address.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue } from '../../../common/mail/mail-queue.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { findAccountByEmail } from '../accounts/accounts.repository.js';
import { tooManyResetRequests } from '../coaches.errors.js';
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
    private readonly clock: Clock,
    private readonly afterAnswer: AfterAnswer,
    private readonly limiter: AttemptLimiter,
    private readonly mails: MailQueue,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: an attacker could send a host of their own, and the mailed link would lead there.
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(RESET_MAIL, (coachId, now) => this.composeMail(coachId, now));
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
    const account = await this.unitOfWork.write(async (tx) => {
      const found = await findAccountByEmail(tx, emailKey);
      const receiver = isWithinLimit && found?.disabledAt === null ? found : null;
      await this.mails.add(tx, RESET_MAIL, receiver?.id ?? null);
      return receiver;
    });
    await this.afterAnswer.do(() => this.recordRequest(account, address));
  }

  /** After the answer, because only an account has an entry. */
  private async recordRequest(
    account: Pick<CoachEntity, 'id' | 'institutionId'> | null,
    address: string,
  ): Promise<void> {
    if (account === null) return;
    const { id: coachId, institutionId } = account;
    const entry = { event: 'password_reset_requested', coachId, institutionId, address } as const;
    await this.unitOfWork.write((tx) => recordCoachEvent(tx, entry, this.clock.now()));
  }

  /**
   * Each attempt to send has a new token, because no table holds one. An earlier link stays valid for its hour: its mail
   * may have arrived although the attempt failed, and the first use of any link ends them all.
   */
  private async composeMail(coachId: number, now: Date): Promise<Mail | null> {
    const token = newToken();
    return this.unitOfWork.write(async (tx) => {
      const account = await tx.findOne(CoachEntity, { select: { email: true }, where: { id: coachId } });
      if (!account || !(await saveResetLink(tx, coachId, token, now))) return null;
      return resetMail(account.email, this.baseUrl, token);
    });
  }
}
