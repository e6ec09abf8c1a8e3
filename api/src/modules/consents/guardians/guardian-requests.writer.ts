import type { EntityManager } from 'typeorm';
import { matchKey } from '../../../common/text/keys.js';
import { sha256 } from '../../../common/text/sha256.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { MAILED_KEY_LIFETIME_MS } from '../calc/mailed-key-lifetime.js';
import { GuardianRequestEntity } from './guardian-request.entity.js';

/** Whom a guardian is asked about: one of the two numbers is set. */
export type AskedOfGuardian = Pick<
  GuardianRequestEntity,
  'teamId' | 'athleteId' | 'firstName' | 'dateOfBirth' | 'guardianEmail'
>;

/**
 * Stores a question in place of the same one that was asked before, whose link ends. Returns its number. The key is made
 * when the mail is composed.
 */
export async function storeQuestion(tx: EntityManager, asked: AskedOfGuardian, now: Date): Promise<number> {
  const key = questionKey(asked);
  const values = {
    ...asked,
    keySha256: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MAILED_KEY_LIFETIME_MS),
  };
  const { affected } = await tx.update(GuardianRequestEntity, { questionKey: key }, values);
  if (affected !== 1) await insertOrRetry(tx, GuardianRequestEntity, [{ ...values, questionKey: key }]);
  const { id } = await tx.findOneOrFail(GuardianRequestEntity, { select: { id: true }, where: { questionKey: key } });
  return id;
}

/**
 * One question at a time about an athlete on the roster; of those who want to join, one per team, guardian and first name,
 * so that brothers and sisters have one each.
 */
function questionKey({ teamId, athleteId, firstName, guardianEmail }: AskedOfGuardian): string {
  return sha256(
    athleteId === null ? `team ${teamId}\n${matchKey(guardianEmail)}\n${matchKey(firstName)}` : `athlete ${athleteId}`,
  );
}

/** Deletes a question that is answered. Of two answers at once, the other one runs again and does not find it. */
export async function closeQuestion(
  tx: EntityManager,
  { id, keySha256 }: Pick<GuardianRequestEntity, 'id' | 'keySha256'>,
): Promise<void> {
  const { affected } = await tx.delete(GuardianRequestEntity, { id, keySha256: keySha256 ?? '' });
  if (affected !== 1) throw new RetryWriteError();
}
