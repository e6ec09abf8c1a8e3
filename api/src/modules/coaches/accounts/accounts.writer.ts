import { IsNull, type EntityManager } from 'typeorm';
import { matchKey } from '../../../common/text/keys.js';
import { endAccess } from '../passwords/passwords.writer.js';
import { CoachEntity } from './coach.entity.js';

/** What a new account begins with. `role` is the label on the profile. */
export type NewAccount = Pick<CoachEntity, 'institutionId' | 'name' | 'email' | 'role' | 'passwordHash'> & {
  phone?: string | null;
};

/** Returns the number of the new coach. An address that another coach has violates a unique key. */
export async function addCoach(tx: EntityManager, { phone = null, ...account }: NewAccount): Promise<number> {
  const { identifiers } = await tx.insert(CoachEntity, {
    ...account,
    emailKey: matchKey(account.email),
    phone,
    avatar: null,
    disabledAt: null,
  });
  return Number(identifiers[0]?.['id']);
}

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
