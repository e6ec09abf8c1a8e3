import { MoreThan, type EntityManager } from 'typeorm';
import { hashToken } from '../../../common/auth/secret-token.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordCoachEvent } from '../../../common/security-log/record-event.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { isEnabled } from '../accounts/accounts.repository.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { resetLinkInvalid } from '../coaches.errors.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { RESET_LINK_LIFETIME_MS } from './password.rules.js';

/** Stores a new password, ends every session of the coach and removes every mailed reset link. */
export async function replacePassword(tx: EntityManager, coachId: number, passwordHash: string): Promise<void> {
  await tx.update(CoachEntity, { id: coachId }, { passwordHash });
  await endAccess(tx, coachId);
}

/** Ends every session of the coach and removes every mailed reset link. */
export async function endAccess(tx: EntityManager, coachId: number): Promise<void> {
  await tx.delete(SessionEntity, { coachId });
  await tx.delete(PasswordResetEntity, { coachId });
}

/** Stores the link of a reset mail. Returns false, and stores none, for a disabled coach. */
export async function saveResetLink(tx: EntityManager, coachId: number, token: string, now: Date): Promise<boolean> {
  await lockRows(tx, 'coaches', [coachId]);
  if (!(await isEnabled(tx, coachId))) return false;

  const expiresAt = new Date(now.getTime() + RESET_LINK_LIFETIME_MS);
  await tx.insert(PasswordResetEntity, { tokenSha256: hashToken(token), coachId, createdAt: now, expiresAt });
  return true;
}

/**
 * Uses a reset link: stores the new password and returns the key of the coach's e-mail address. Throws when the link
 * was used or has expired meanwhile, or the coach is disabled.
 */
export async function resetPassword(
  tx: EntityManager,
  { tokenSha256, coachId }: Pick<PasswordResetEntity, 'tokenSha256' | 'coachId'>,
  { passwordHash, address }: { passwordHash: string; address: string },
  now: Date,
): Promise<string> {
  await lockRows(tx, 'coaches', [coachId]);
  const { affected } = await tx.delete(PasswordResetEntity, { tokenSha256, expiresAt: MoreThan(now) });
  if (affected !== 1 || !(await isEnabled(tx, coachId))) throw resetLinkInvalid();

  await replacePassword(tx, coachId, passwordHash);
  const { emailKey, institutionId } = await tx.findOneByOrFail(CoachEntity, { id: coachId });
  await recordCoachEvent(tx, { event: 'password_reset', coachId, institutionId, network: networkOf(address) }, now);
  return emailKey;
}
