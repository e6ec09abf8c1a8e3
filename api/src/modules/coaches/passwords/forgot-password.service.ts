import { Inject, Injectable } from '@nestjs/common';
import { AfterAnswer } from '../../../common/after-answer/after-answer.js';
import { newToken } from '../../../common/auth/secret-token.js';
import { busy } from '../../../common/errors/shared.errors.js';
import { clientKey } from '../../../common/http/client-address.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import { Mailer } from '../../../common/mail/mailer.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findAccountByEmail } from '../accounts/accounts.repository.js';
import { tooManyResetRequests } from '../coaches.errors.js';
import { saveResetLink } from './passwords.writer.js';
import { resetMail } from './reset-password.mail.js';

const MAX_PER_ADDRESS = 20;
const MAX_PER_MAILBOX = 3;
/** The window in which these requests are counted. */
const LIMIT_WINDOW_SECONDS = 3600;

/** Mails a link to set a new password. */
@Injectable()
export class ForgotPasswordService {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly afterAnswer: AfterAnswer,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: an attacker could send a host of their own, and the mailed link would lead there.
    this.baseUrl = serverAddress(settings);
  }

  /**
   * Everything that depends on the e-mail address happens after the answer: neither the answer nor its duration tells
   * whether the address has an account. Throws "busy" when too many mails wait, for known and unknown addresses.
   */
  async request(email: string, address: string): Promise<void> {
    const limit = {
      key: `forgot:address:${clientKey(address)}`,
      limit: MAX_PER_ADDRESS,
      windowSeconds: LIMIT_WINDOW_SECONDS,
    };
    await this.limiter.attempt([limit], tooManyResetRequests, async () => {
      if (!(await this.afterAnswer.do(() => this.mailLink(matchKey(email), address)))) throw busy();
    });
  }

  private async mailLink(emailKey: string, address: string): Promise<void> {
    // Unknown addresses are counted, too. A mailbox over its limit gets no mail, and the answer does not tell.
    const perMailbox = {
      key: `forgot:mailbox:${emailKey}`,
      limit: MAX_PER_MAILBOX,
      windowSeconds: LIMIT_WINDOW_SECONDS,
    };
    if ((await this.limiter.reserve([perMailbox])) !== null) return;
    const account = await findAccountByEmail(this.unitOfWork.read, emailKey);
    if (!account) return;

    const token = newToken();
    const saved = await this.unitOfWork.write((tx) =>
      saveResetLink(tx, { ...account, token, address }, this.clock.now()),
    );
    if (!saved) return;

    await this.mailer.post(resetMail(account.email, account.id, this.baseUrl, token));
  }
}
