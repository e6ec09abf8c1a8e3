import { IsNull, type EntityManager } from 'typeorm';
import { endAccess } from '../passwords/passwords.writer.js';
import { CoachEntity } from './coach.entity.js';

/**
 * Ends the coach's access: no sign-in and no mailed link works from now on, and every session ends. Returns false when
 * the coach was disabled already. The update locks the coach's row, as a sign-in does before it starts a session: of two
 * at the same time, either the sign-in is refused or its session is ended.
 */
export async function disableCoach(tx: EntityManager, coachId: number, now: Date): Promise<boolean> {
  const { affected } = await tx.update(CoachEntity, { id: coachId, disabledAt: IsNull() }, { disabledAt: now });
  await endAccess(tx, coachId);
  return affected === 1;
}

/** Lets the coach sign in again, with the unchanged password. */
export async function enableCoach(tx: EntityManager, coachId: number): Promise<void> {
  await tx.update(CoachEntity, { id: coachId }, { disabledAt: null });
}
