import type { EntityManager } from 'typeorm';
import { Coach } from './coach.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { Session } from './session.entity.js';

/** Stores a new password and ends what the old one had opened: every session of the coach, and every mailed link to yet another password. */
export async function replacePassword(tx: EntityManager, coachId: number, passwordHash: string): Promise<void> {
  await tx.update(Coach, { id: coachId }, { passwordHash });
  await tx.delete(Session, { coachId });
  await tx.delete(PasswordReset, { coachId });
}
