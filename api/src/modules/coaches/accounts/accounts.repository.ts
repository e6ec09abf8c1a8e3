import { IsNull, type EntityManager } from 'typeorm';
import { CoachEntity } from './coach.entity.js';

/**
 * The account of an e-mail address, with what signing in needs; null for an unknown address. The account of a disabled
 * coach is returned, too: refusing it must take as long as refusing any other.
 */
export function findAccountByEmail(
  manager: EntityManager,
  emailKey: string,
): Promise<Pick<CoachEntity, 'id' | 'institutionId' | 'email' | 'passwordHash' | 'disabledAt'> | null> {
  return manager.findOne(CoachEntity, {
    select: { id: true, institutionId: true, email: true, passwordHash: true, disabledAt: true },
    where: { emailKey },
  });
}

/** Whether a coach of any institution has the address, also a disabled one. */
export function hasAccount(manager: EntityManager, emailKey: string): Promise<boolean> {
  return manager.existsBy(CoachEntity, { emailKey });
}

/** Whether the coach may sign in. A write that relies on it locks the coach's row first. */
export function isEnabled(manager: EntityManager, coachId: number): Promise<boolean> {
  return manager.existsBy(CoachEntity, { id: coachId, disabledAt: IsNull() });
}

/** Throws when the account does not exist. */
export async function findPasswordHash(manager: EntityManager, coachId: number): Promise<string> {
  const coach = await manager.findOneOrFail(CoachEntity, { select: { passwordHash: true }, where: { id: coachId } });
  return coach.passwordHash;
}
