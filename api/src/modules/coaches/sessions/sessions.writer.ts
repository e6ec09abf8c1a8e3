import { IsNull, type EntityManager } from 'typeorm';
import { hashToken, newToken } from '../../../common/auth/secret-token.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { SessionEntity } from './session.entity.js';

/** An account whose password was verified, by the hash that it was verified against. */
export interface VerifiedAccount {
  coachId: number;
  institutionId: number;
  passwordHash: string;
}

/** The call that signs in. */
export interface SignInCall {
  /** Network address of the browser. */
  address: string;
  /** The token that the browser sent: its session ends only together with the start of the new one. */
  replacedToken: string | undefined;
}

/**
 * Starts the session of a sign-in and returns its token; null when the password was changed, or the coach disabled, after
 * it was verified.
 */
export async function startSessionAfterSignIn(
  tx: EntityManager,
  { coachId, institutionId, passwordHash }: VerifiedAccount,
  { address, replacedToken }: SignInCall,
  now: Date,
): Promise<string | null> {
  await lockRows(tx, 'coaches', [coachId]);
  if (!(await tx.existsBy(CoachEntity, { id: coachId, passwordHash, disabledAt: IsNull() }))) return null;

  if (replacedToken) await endSession(tx, replacedToken);
  await recordCoachEvent(tx, { event: 'signed_in', coachId, institutionId, network: networkOf(address) }, now);
  return startSession(tx, { coachId, authenticatedAt: now }, now);
}

/**
 * Starts a session and returns its token. The token is always new: a token that somebody planted in the browser before
 * the sign-in stays worthless.
 */
export async function startSession(
  tx: EntityManager,
  session: Pick<SessionEntity, 'coachId' | 'authenticatedAt'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(SessionEntity, { ...session, tokenSha256: hashToken(token), createdAt: now, lastSeenAt: now });
  return token;
}

/** Ends the session of `token`; returns false when it had ended already. */
export async function endSession(tx: EntityManager, token: string): Promise<boolean> {
  const { affected } = await tx.delete(SessionEntity, { tokenSha256: hashToken(token) });
  return affected === 1;
}

/** Stores that the session was used, which keeps it from expiring. */
export async function storeSessionUse(tx: EntityManager, token: string, now: Date): Promise<void> {
  await tx.update(SessionEntity, { tokenSha256: hashToken(token) }, { lastSeenAt: now });
}
