import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { SessionAuthority } from '../../common/auth/session-authority.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { Clock } from '../../common/time/clock.js';
import { deleteSome } from '../../database/delete-some.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Coach } from './coach.entity.js';
import { newToken, tokenHash } from './secret-token.js';
import { findSession } from './sessions.repository.js';
import { Session } from './session.entity.js';

const MINUTE = 60_000;
const IDLE_MS = 12 * 60 * MINUTE;
const ABSOLUTE_MS = 7 * 24 * 60 * MINUTE;
const TOUCH_MS = 5 * MINUTE;
/** How many ended sessions a sign-in takes away: more than it adds, and never many. */
const PURGE_AT_ONCE = 100;

/** Living sign-ins. A token is 256 random bits and exists only in the browser; the table has its SHA-256. */
@Injectable()
export class SessionsService extends SessionAuthority {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * A new session with a new token: one planted before the sign-in is worth nothing after it. `provenHash` is the password that was proven: a
   * change of password that came in between has ended this sign-in, too. Null then. `replaced` is the token of a session that the new one ends.
   */
  async begin(coachId: number, provenHash: string, replaced?: string): Promise<string | null> {
    return this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'coaches', [coachId]);
      if (!(await tx.existsBy(Coach, { id: coachId, passwordHash: provenHash }))) return null;
      await deleteSome(
        tx,
        Session,
        { createdAt: LessThanOrEqual(new Date(this.clock.now().getTime() - ABSOLUTE_MS)) },
        PURGE_AT_ONCE,
      );
      // With the new one or not at all: a sign-in that fails ends nothing.
      if (replaced) await this.endIn(tx, replaced);
      return this.beginIn(tx, coachId, this.clock.now());
    });
  }

  /** A new session within a write; answers its token. `authenticatedAt` is when the password was last proven. */
  async beginIn(tx: EntityManager, coachId: number, authenticatedAt: Date): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await tx.insert(Session, {
      tokenSha256: tokenHash(token),
      coachId,
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt,
    });
    return token;
  }

  async coachOf(token: string, { touch }: { touch: boolean }): Promise<SignedInCoach | null> {
    const tokenSha256 = tokenHash(token);
    const found = await findSession(this.unitOfWork.read, tokenSha256);
    if (!found) return null;
    const now = this.clock.now().getTime();
    const idle = now - found.lastSeenAt.getTime();
    if (idle >= IDLE_MS || now - found.createdAt.getTime() >= ABSOLUTE_MS) {
      await this.end(token);
      return null;
    }
    // Not on every call: a screen sends several, and each touch would be a write.
    if (touch && idle >= TOUCH_MS)
      await this.unitOfWork.write((tx) => tx.update(Session, { tokenSha256 }, { lastSeenAt: new Date(now) }));
    return found.coach;
  }

  async end(token: string): Promise<void> {
    await this.unitOfWork.write((tx) => this.endIn(tx, token));
  }

  /** Ends the session of `token` within a write; false where it has ended meanwhile. */
  async endIn(tx: EntityManager, token: string): Promise<boolean> {
    const { affected } = await tx.delete(Session, { tokenSha256: tokenHash(token) });
    return affected === 1;
  }
}
