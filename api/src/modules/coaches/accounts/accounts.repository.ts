import type { EntityManager } from 'typeorm';
import { CoachEntity } from './coach.entity.js';

/**
 * The account of an e-mail address, with what signing in needs; null for an unknown address.
 */
export function findAccountByEmail(
  manager: EntityManager,
  emailKey: string,
): Promise<Pick<CoachEntity, 'id' | 'email' | 'passwordHash'> | null> {
  return manager.findOne(CoachEntity, { select: { id: true, email: true, passwordHash: true }, where: { emailKey } });
}

/** Throws when the account does not exist. */
export async function findPasswordHash(manager: EntityManager, coachId: number): Promise<string> {
  const coach = await manager.findOneOrFail(CoachEntity, { select: { passwordHash: true }, where: { id: coachId } });
  return coach.passwordHash;
}
