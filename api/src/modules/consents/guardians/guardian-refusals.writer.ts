import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { GuardianRefusalEntity } from './guardian-refusal.entity.js';

/** Stores that the guardian of an athlete on the roster refused, in place of an earlier refusal. */
export async function storeRefusal(tx: EntityManager, athleteId: number, refusedAt: Date): Promise<void> {
  const { affected } = await tx.update(GuardianRefusalEntity, { athleteId }, { refusedAt });
  if (affected !== 1) await insertOrRetry(tx, GuardianRefusalEntity, [{ athleteId, refusedAt }]);
}
