import type { EntityManager } from 'typeorm';
import type { AccessChange } from '../../common/security-log/record-event.js';
import { todayIn } from '../../common/time/local-time.js';
import {
  endConsent,
  findAskedAthlete,
  findCurrentConsent,
  isGivenAlone,
  needsGuardian,
  type ConsentEnd,
} from '../consents/index.js';
import { endAccess } from './access.writer.js';

/**
 * Withdraws the consent that counts, if there is one, and ends all that lets the athlete answer, from the next call on. What
 * was stored before stays. Returns whether there was a consent.
 */
export async function withdraw(
  tx: EntityManager,
  athleteId: number,
  by: AccessChange,
  now: Date,
  reason: ConsentEnd = 'withdrawn',
): Promise<boolean> {
  // It locks the athlete, so that no other consent is given in between.
  await endAccess(tx, athleteId, by, now);
  return endConsent(tx, athleteId, reason, now);
}

/**
 * Called when the birth date of an athlete was changed. A consent that the athlete gave alone ends, as a withdrawn one does,
 * when a guardian has to agree by the new date. Returns whether it ended.
 */
export async function endConsentOfChild(
  tx: EntityManager,
  athleteId: number,
  by: AccessChange,
  now: Date,
): Promise<boolean> {
  const current = await findCurrentConsent(tx, athleteId);
  if (!current || !isGivenAlone(current)) return false;

  const asked = await findAskedAthlete(tx, athleteId);
  const isChild = asked && needsGuardian(asked.dateOfBirth, asked.guardianAge, todayIn(asked.timeZone, now)) === true;
  return isChild ? withdraw(tx, athleteId, by, now, 'birth_date') : false;
}
