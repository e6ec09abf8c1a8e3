import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { AfterAnswer } from '../../common/after-answer/after-answer.js';
import { busy } from '../../common/errors/shared.errors.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Mailer } from '../../common/mail/mailer.js';
import { matchKey } from '../../common/text/keys.js';
import { Clock } from '../../common/time/clock.js';
import { ownAddress } from '../../config/own-address.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { deleteSome } from '../../database/delete-some.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Coach } from './coach.entity.js';
import { tooManyForgotten } from './coaches.errors.js';
import { PasswordReset } from './password-reset.entity.js';
import { resetMail } from './reset-mail.js';
import { newToken, tokenHash } from './secret-token.js';

const PER_ADDRESS = 20;
const PER_MAILBOX = 3;
const HOUR = 3600;

/** Mails a link to a new password to whoever has forgotten theirs. */
@Injectable()
export class ForgotPasswordService {
  private readonly base: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly afterAnswer: AfterAnswer,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: whoever asks could name a host of their own, and the mail would lead there.
    this.base = ownAddress(settings);
  }

  /**
   * Everything that depends on the address happens after the answer: neither what is said nor how long it takes tells who has an account. Throws
   * "busy" where too many are waiting, whoever they are.
   */
  async request(email: string, address: string): Promise<void> {
    const limit = { key: `forgot:address:${clientKey(address)}`, limit: PER_ADDRESS, windowSeconds: HOUR };
    await this.limiter.attempt([limit], tooManyForgotten, async () => {
      if (!(await this.afterAnswer.do(() => this.mailLink(matchKey(email))))) throw busy();
    });
  }

  private async mailLink(emailKey: string): Promise<void> {
    // Counted for unknown addresses, too, and said to nobody.
    const full = await this.limiter.take([
      { key: `forgot:mailbox:${emailKey}`, limit: PER_MAILBOX, windowSeconds: HOUR },
    ]);
    if (full !== null) return;
    const coach = await this.unitOfWork.read.findOne(Coach, { select: { id: true, email: true }, where: { emailKey } });
    if (!coach) return;
    const token = newToken();
    await this.keep(coach.id, token);
    await this.mailer.post(resetMail(coach.email, coach.id, this.base, token));
  }

  private async keep(coachId: number, token: string): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      await deleteSome(tx, PasswordReset, { expiresAt: LessThanOrEqual(now) });
      await tx.insert(PasswordReset, {
        tokenSha256: tokenHash(token),
        coachId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HOUR * 1000),
      });
    });
  }
}
