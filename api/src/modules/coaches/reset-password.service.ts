import { Injectable, Logger } from '@nestjs/common';
import type { ResetPasswordBody } from '@touchline/contracts/coach.schema';
import { MoreThan } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { reauthKey, signInKey } from './account-limits.js';
import { Coach } from './coach.entity.js';
import { resetLinkInvalid } from './coaches.errors.js';
import { refuseWeakPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { replacePassword } from './replace-password.js';
import { tokenHash } from './secret-token.js';

/** Lets whoever has the mailed link choose a new password, once. */
@Injectable()
export class ResetPasswordService {
  private readonly logger = new Logger('reset-password');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Every session of the coach ends, and every other link. A password that is refused leaves the link usable. What was guessed wrong from this
   * `address` is forgiven: nobody holds up the coach who comes with the new password.
   */
  async reset({ token, password }: ResetPasswordBody, address: string): Promise<void> {
    refuseWeakPassword(password);
    const living = { tokenSha256: tokenHash(token), expiresAt: MoreThan(this.clock.now()) };
    // Before the hashing, which is slow: made-up links cost us nothing.
    const found = await this.unitOfWork.read.findOneBy(PasswordReset, living);
    if (!found) throw resetLinkInvalid();
    const passwordHash = await this.hasher.hash(password);
    const emailKey = await this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'coaches', [found.coachId]);
      const { affected } = await tx.delete(PasswordReset, living);
      if (affected !== 1) throw resetLinkInvalid();
      await replacePassword(tx, found.coachId, passwordHash);
      return (await tx.findOneOrFail(Coach, { select: { emailKey: true }, where: { id: found.coachId } })).emailKey;
    });
    await this.forgive(found.coachId, emailKey, address);
  }

  /** The new password is set by now, and the link is used: a failure here must not look like one of the reset. */
  private async forgive(coachId: number, emailKey: string, address: string): Promise<void> {
    try {
      await this.limiter.clear([signInKey(emailKey, address), reauthKey(coachId)]);
    } catch (error) {
      this.logger.warn({
        coachId,
        kind: (error as Error).name,
        problem: 'Failed sign-ins stay counted after a new password.',
      });
    }
  }
}
