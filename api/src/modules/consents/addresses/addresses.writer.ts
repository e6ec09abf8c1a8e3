import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { AthleteAddressEntity } from './athlete-address.entity.js';

/** Stores the address to which links may be mailed, in place of the former one. The caller has locked the athlete. */
export async function storeConfirmedAddress(
  tx: EntityManager,
  athleteId: number,
  address: Pick<AthleteAddressEntity, 'email' | 'addressOf' | 'confirmedAt'>,
): Promise<void> {
  const { affected } = await tx.update(AthleteAddressEntity, { athleteId }, address);
  if (affected === 1) return;
  await insertOrRetry(tx, AthleteAddressEntity, [{ ...address, athleteId, pendingAthleteId: null }]);
}
