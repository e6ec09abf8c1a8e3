import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { EntityManager } from 'typeorm';
import { MailEntity } from '../../common/mail/mail.entity.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { ConsentEntity, type ConsentEnd } from './consent.entity.js';
import { GuardianRefusalEntity } from './guardians/guardian-refusal.entity.js';
import { GuardianRequestEntity } from './guardians/guardian-request.entity.js';

/** Who agreed to which text, and when. */
export type GivenConsent = Pick<
  ConsentEntity,
  'textVersion' | 'givenBy' | 'guardianName' | 'relation' | 'givenAt' | 'coachId'
>;

/** Of an athlete who decides alone, to the present text. */
export const ALONE = {
  textVersion: CONSENT_TEXT_VERSION,
  givenBy: 'athlete',
  guardianName: null,
  relation: null,
  coachId: null,
} as const satisfies Omit<GivenConsent, 'givenAt'>;

/**
 * Stores a consent as the one that counts. The former one stays as it was given, no question about it is left open, and an
 * earlier refusal does not count any more.
 */
export async function storeConsent(tx: EntityManager, athleteId: number, given: GivenConsent): Promise<void> {
  await lockRows(tx, 'athletes', [athleteId]);
  await tx.update(ConsentEntity, { currentAthleteId: athleteId }, { currentAthleteId: null });
  await insertOrRetry(tx, ConsentEntity, [
    { ...given, athleteId, currentAthleteId: athleteId, pendingAthleteId: null, withdrawnAt: null, endReason: null },
  ]);
  for (const table of [GuardianRequestEntity, GuardianRefusalEntity]) await tx.delete(table, { athleteId });
}

/**
 * Ends the consent that counts, and with it the open question and mails that wait to be sent. The caller has locked the
 * athlete, and ends their access. Returns whether there was a consent.
 */
export async function endConsent(
  tx: EntityManager,
  athleteId: number,
  endReason: ConsentEnd,
  now: Date,
): Promise<boolean> {
  const { affected } = await tx.update(
    ConsentEntity,
    { currentAthleteId: athleteId },
    { currentAthleteId: null, withdrawnAt: now, endReason },
  );
  for (const table of [GuardianRequestEntity, MailEntity]) await tx.delete(table, { athleteId });
  return affected === 1;
}
