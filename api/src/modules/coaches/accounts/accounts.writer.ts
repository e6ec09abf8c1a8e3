import { IsNull, type EntityManager } from 'typeorm';
import { lockRows } from '../../../database/unit-of-work.js';
import { endAccess } from '../passwords/passwords.writer.js';
import { CoachEntity } from './coach.entity.js';

/**
 * Ends the coach's access: no sign-in and no mailed link works from now on, and every session ends. Returns false when
 * the coach was disabled already. The lock makes a sign-in that has verified the password before find the coach disabled.
 */
export async function disableCoach(tx: EntityManager, coachId: number, now: Date): Promise<boolean> {
  await lockRows(tx, 'coaches', [coachId]);
  const { affected } = await tx.update(CoachEntity, { id: coachId, disabledAt: IsNull() }, { disabledAt: now });
  await endAccess(tx, coachId);
  return affected === 1;
}

/** Lets the coach sign in again, with the password from before. */
export async function enableCoach(tx: EntityManager, coachId: number): Promise<void> {
  await tx.update(CoachEntity, { id: coachId }, { disabledAt: null });
}
