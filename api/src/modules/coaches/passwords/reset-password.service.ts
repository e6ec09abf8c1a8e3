import { Injectable, Logger } from '@nestjs/common';
import type { ResetPasswordBody } from '@touchline/contracts/coach.schema';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { resetLinkInvalid } from '../coaches.errors.js';
import { reauthKey, signInKey } from '../sign-in/sign-in.rules.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { findResetLink } from './password-resets.repository.js';
import { requireStrongPassword } from './password.rules.js';
import { resetPassword } from './passwords.writer.js';

/** Sets a new password by a mailed link, once. */
@Injectable()
export class ResetPasswordService {
  private readonly logger = new Logger('reset-password');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasherService,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Ends every session and every other reset link of the coach. A password that is refused leaves the link usable.
   * Failed sign-ins from this network `address` are cleared, so that earlier guesses do not delay the sign-in with the
   * new password.
   */
  async reset({ token, password }: ResetPasswordBody, address: string): Promise<void> {
    requireStrongPassword(password);
    const now = this.clock.now();
    // Looked up before the hashing, which is slow: invalid links cost no hash.
    const link = await findResetLink(this.unitOfWork.read, token, now);
    if (!link) throw resetLinkInvalid();

    const passwordHash = await this.hasher.hash(password);
    const emailKey = await this.unitOfWork.write((tx) => resetPassword(tx, link, { passwordHash, address }, now));
    await this.clearFailedAttempts(link.coachId, emailKey, address);
  }

  /** The password is stored and the link is used by now, so a failure here must not fail the request. */
  private async clearFailedAttempts(coachId: number, emailKey: string, address: string): Promise<void> {
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
