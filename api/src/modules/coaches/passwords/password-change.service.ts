import { Inject, Injectable } from '@nestjs/common';
import type { UpdatePasswordBody } from '@touchline/contracts/coach.schema';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound, unauthenticated } from '../../../common/errors/shared.errors.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { RefusalLog } from '../../../common/security-log/refusal-log.js';
import { Clock } from '../../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { findPasswordHash } from '../accounts/accounts.repository.js';
import { reauthRequired, tooManyAttempts, wrongCurrentPassword } from '../coaches.errors.js';
import { endSession, startSession } from '../sessions/sessions.writer.js';
import { failedPasswordLimit, reauthKey } from '../sign-in/sign-in.rules.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { requireStrongPassword } from './password.rules.js';
import { replacePassword } from './passwords.writer.js';

/** After so long, a sign-in no longer proves that the coach is the person at the screen. */
const RECENT_SIGN_IN_MS = 15 * 60_000;

/** Changes the password of the signed-in coach, who proves it with a recent sign-in or the current password. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasherService,
    private readonly limiter: AttemptLimiter,
    private readonly refusals: RefusalLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Ends every session of the coach and returns the token of a new one. `token` is that of the current session: when it
   * ends while the new password is hashed, by a sign-out or a reset, nothing is changed. `address` is that of the browser.
   */
  async change(coach: SignedInCoach, token: string, body: UpdatePasswordBody, address: string): Promise<string> {
    if (body.coach_id !== coach.coachId) throw notFound();
    requireStrongPassword(body.password);
    const authenticatedAt = await this.requireProof(coach, body.current_password);

    const passwordHash = await this.hasher.hash(body.password);
    const { coachId, institutionId } = coach;
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'coaches', [coachId]);
      if (!(await endSession(tx, token))) throw unauthenticated();
      await replacePassword(tx, coachId, passwordHash);
      await recordCoachEvent(
        tx,
        { event: 'password_changed', coachId, institutionId, network: networkOf(address) },
        now,
      );
      return startSession(tx, { coachId, authenticatedAt }, now);
    });
  }

  /** Returns when the coach last proved to know the password. */
  private async requireProof(coach: SignedInCoach, currentPassword: string | undefined): Promise<Date> {
    const now = this.clock.now();
    if (currentPassword === undefined) {
      if (now.getTime() - coach.authenticatedAt.getTime() > RECENT_SIGN_IN_MS) throw reauthRequired();
      return coach.authenticatedAt;
    }
    await this.verifyWithinLimit(coach, currentPassword);
    return now;
  }

  private async verifyWithinLimit({ coachId, institutionId }: SignedInCoach, password: string): Promise<void> {
    const limit = failedPasswordLimit(reauthKey(coachId), this.settings.loginLimits.perAccount);
    const matches = await this.limiter.attempt([limit], tooManyAttempts, async () =>
      this.hasher.verify(await findPasswordHash(this.unitOfWork.read, coachId), password),
    );
    if (!matches) {
      this.refusals.count('reauth_failed', { coachId, institutionId });
      throw wrongCurrentPassword();
    }
    await this.limiter.clear([limit.key]);
  }
}
