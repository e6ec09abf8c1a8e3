import { Injectable } from '@nestjs/common';
import type { ResetPasswordBody } from '@touchline/contracts/coach.schema';
import { MoreThan } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { resetLinkInvalid } from './coaches.errors.js';
import { refuseWeakPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { replacePassword } from './replace-password.js';
import { tokenHash } from './secret-token.js';

/** Lets whoever has the mailed link choose a new password, once. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Every session of the coach ends, and every other link. A password that is refused leaves the link usable. */
  async reset({ token, password }: ResetPasswordBody): Promise<void> {
    refuseWeakPassword(password);
    const living = { tokenSha256: tokenHash(token), expiresAt: MoreThan(this.clock.now()) };
    // Before the hashing, which is slow: made-up links cost us nothing.
    const found = await this.unitOfWork.read.findOneBy(PasswordReset, living);
    if (!found) throw resetLinkInvalid();
    const passwordHash = await this.hasher.hash(password);
    await this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'coaches', [found.coachId]);
      const { affected } = await tx.delete(PasswordReset, living);
      if (affected !== 1) throw resetLinkInvalid();
      await replacePassword(tx, found.coachId, passwordHash);
    });
  }
}
