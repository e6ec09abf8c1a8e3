import { Inject, Injectable } from '@nestjs/common';
import type { UpdatePasswordBody } from '@touchline/contracts/coach.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { notFound, unauthenticated } from '../../common/errors/shared.errors.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Clock } from '../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { failedPasswords, reauthKey } from './account-limits.js';
import { Coach } from './coach.entity.js';
import { reauthRequired, tooManyAttempts, wrongCurrentPassword } from './coaches.errors.js';
import { refuseWeakPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';
import { replacePassword } from './replace-password.js';
import { SessionsService } from './sessions.service.js';

/** A sign-in older than this no longer shows that the coach is the one at the screen. */
const FRESH_MS = 15 * 60_000;

/** Lets a coach change the password, once it is sure that it is the coach. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly sessions: SessionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The token of the only session that is left: all others ended with the old password. Hashing takes its time; where this session (`token`) has
   * ended meanwhile, by a logout or by somebody who throws it out, nothing is changed.
   */
  async change(coach: SignedInCoach, token: string, body: UpdatePasswordBody): Promise<string> {
    if (body.coach_id !== coach.coachId) throw notFound();
    refuseWeakPassword(body.password);
    const provenAt = await this.lastProof(coach, body.current_password);
    const passwordHash = await this.hasher.hash(body.password);
    return this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'coaches', [coach.coachId]);
      if (!(await this.sessions.endIn(tx, token))) throw unauthenticated();
      await replacePassword(tx, coach.coachId, passwordHash);
      return this.sessions.beginIn(tx, coach.coachId, provenAt);
    });
  }

  private async lastProof(coach: SignedInCoach, currentPassword: string | undefined): Promise<Date> {
    const now = this.clock.now();
    if (currentPassword === undefined) {
      if (now.getTime() - coach.authenticatedAt.getTime() > FRESH_MS) throw reauthRequired();
      return coach.authenticatedAt;
    }
    await this.prove(coach.coachId, currentPassword);
    return now;
  }

  private async prove(coachId: number, password: string): Promise<void> {
    const limit = failedPasswords(reauthKey(coachId), this.settings.loginLimits.perAccount);
    const matches = await this.limiter.attempt([limit], tooManyAttempts, async () => {
      const { passwordHash } = await this.unitOfWork.read.findOneOrFail(Coach, {
        select: { passwordHash: true },
        where: { id: coachId },
      });
      return this.hasher.verify(passwordHash, password);
    });
    if (!matches) throw wrongCurrentPassword();
    await this.limiter.clear([limit.key]);
  }
}
