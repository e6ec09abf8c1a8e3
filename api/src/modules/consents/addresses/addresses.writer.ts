import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { MAILED_KEY_LIFETIME_MS } from '../calc/mailed-key-lifetime.js';
import { AddressRequestEntity } from './address-request.entity.js';
import { AthleteAddressEntity } from './athlete-address.entity.js';

/** Stores the address to which links may be mailed, in place of the previous one. The caller has locked the athlete. */
export async function storeConfirmedAddress(
  tx: EntityManager,
  athleteId: number,
  address: Pick<AthleteAddressEntity, 'email' | 'addressOf' | 'confirmedAt'>,
): Promise<void> {
  const { affected } = await tx.update(AthleteAddressEntity, { athleteId }, address);
  if (affected === 1) return;
  await insertOrRetry(tx, AthleteAddressEntity, [{ ...address, athleteId, pendingAthleteId: null }]);
}

/**
 * Stores an address that has to be confirmed, in place of the one that waits, whose link ends. The key is made when the
 * mail is composed.
 */
export async function storeAddressRequest(
  tx: EntityManager,
  athleteId: number,
  email: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + MAILED_KEY_LIFETIME_MS);
  const values = { email, keySha256: null, createdAt: now, expiresAt };
  const { affected } = await tx.update(AddressRequestEntity, { athleteId }, values);
  if (affected !== 1) await insertOrRetry(tx, AddressRequestEntity, [{ ...values, athleteId }]);
}

/** Makes an address the confirmed one. Of two calls at once, the other one runs again and does not find it. */
export async function confirmAddress(
  tx: EntityManager,
  { id, keySha256, athleteId, email }: AddressRequestEntity,
  now: Date,
): Promise<void> {
  const { affected } = await tx.delete(AddressRequestEntity, { id, keySha256: keySha256 ?? '' });
  if (affected !== 1) throw new RetryWriteError();
  await storeConfirmedAddress(tx, athleteId, { email, addressOf: 'athlete', confirmedAt: now });
}
