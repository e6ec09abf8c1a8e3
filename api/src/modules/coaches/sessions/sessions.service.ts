import { Injectable } from '@nestjs/common';
import { hashToken } from '../../../common/auth/secret-token.js';
import { SessionAuthority } from '../../../common/auth/session-authority.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { isSessionExpired } from './session.rules.js';
import { findSession } from './sessions.repository.js';
import { endSession, storeSessionUse } from './sessions.writer.js';

const EXTENSION_INTERVAL_MS = 5 * 60_000;

/**
 * The sessions of signed-in browsers. A token is 256 random bits that only the browser has; the table has its SHA-256.
 */
@Injectable()
export class SessionsService extends SessionAuthority {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async coachOf(token: string, { extendSession }: { extendSession: boolean }): Promise<SignedInCoach | null> {
    const found = await findSession(this.unitOfWork.read, hashToken(token));
    if (!found) return null;
    const now = this.clock.now();
    if (isSessionExpired(found, now)) {
      await this.unitOfWork.write((tx) => endSession(tx, token));
      return null;
    }
    // Not at every request: a screen sends several at once, and each extension is a write.
    if (extendSession && now.getTime() - found.lastSeenAt.getTime() >= EXTENSION_INTERVAL_MS)
      await this.unitOfWork.write((tx) => storeSessionUse(tx, token, now));
    return { ...found.coach, today: todayIn(found.coach.timeZone, now) };
  }

  /** Ends the coach's session of this token. `address` is that of the browser. */
  async signOut(coach: SignedInCoach, token: string, address: string): Promise<void> {
    const { coachId, institutionId } = coach;
    await this.unitOfWork.write(async (tx) => {
      if (!(await endSession(tx, token))) return;
      await recordCoachEvent(
        tx,
        { event: 'signed_out', coachId, institutionId, network: networkOf(address) },
        this.clock.now(),
      );
    });
  }
}
