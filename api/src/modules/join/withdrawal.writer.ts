import type { EntityManager } from 'typeorm';
import type { AccessChange } from '../../common/security-log/record-event.js';
import { endAccess } from '../athlete-access/index.js';
import { endConsent } from '../consents/index.js';

/**
 * Withdraws the consent that counts, if there is one, and ends all that lets the athlete answer, from the next call on. What
 * was stored before stays. Returns whether there was a consent.
 */
export async function withdraw(tx: EntityManager, athleteId: number, by: AccessChange, now: Date): Promise<boolean> {
  // It locks the athlete, so that no other consent is given in between.
  await endAccess(tx, athleteId, by, now);
  return endConsent(tx, athleteId, now);
}
