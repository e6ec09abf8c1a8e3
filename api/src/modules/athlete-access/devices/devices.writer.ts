import { DEVICES_MAX } from '@touchline/contracts/athlete-access-rules';
import type { EntityManager } from 'typeorm';
import { hashToken, newToken } from '../../../common/auth/secret-token.js';
import { recordAthleteEvents, type AccessChange } from '../../../common/security-log/record-event.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { devicesFull } from '../athlete-access.errors.js';
import { AthleteDeviceEntity } from '../athlete-device.entity.js';
import { deviceExpiry } from './device.rules.js';
import { removeExpired } from './expired-devices.writer.js';
import type { LinkedAthlete } from '../links/links.repository.js';

/** The browser that pairs: what it is called, and the token that it sent, which may be another athlete's. */
export interface PairingBrowser {
  name: string;
  token: string | undefined;
  network: string | null;
}

/** The token of a paired device, and when it ends unless it is used. */
export interface PairedDevice {
  token: string;
  until: Date;
}

/**
 * Pairs a browser with an athlete. A browser that is a device of the athlete stays that one and keeps its token; one of
 * another athlete ends there. Throws `devices_full` when the athlete has no place left.
 */
export async function pairDevice(
  tx: EntityManager,
  athlete: LinkedAthlete,
  browser: PairingBrowser,
  now: Date,
): Promise<PairedDevice> {
  const { athleteId, institutionId } = athlete;
  const by = { coachId: null, institutionId, network: browser.network };
  const until = deviceExpiry({ pairedAt: now, usedAt: now }, athlete);
  await removeExpired(tx, now, athleteId);

  const former = browser.token
    ? await tx.findOneBy(AthleteDeviceEntity, { tokenSha256: hashToken(browser.token) })
    : null;
  if (browser.token && former?.athleteId === athleteId) {
    const used = { name: browser.name, createdAt: now, lastUsedAt: now, expiresAt: until };
    const { affected } = await tx.update(AthleteDeviceEntity, { id: former.id }, used);
    if (affected !== 1) throw new RetryWriteError();
    return { token: browser.token, until };
  }
  if (former) await endDevice(tx, former, by, now);

  const token = newToken();
  const times = { createdAt: now, lastUsedAt: now, expiresAt: until };
  const slot = await freeSlot(tx, athleteId);
  await insertOrRetry(tx, AthleteDeviceEntity, [
    { athleteId, slot, tokenSha256: hashToken(token), name: browser.name, ...times },
  ]);
  await recordAthleteEvents(tx, 'device_paired', by, [athleteId], now);
  return { token, until };
}

async function freeSlot(tx: EntityManager, athleteId: number): Promise<number> {
  const taken = await tx.find(AthleteDeviceEntity, { select: { id: true, slot: true }, where: { athleteId } });
  const slots = Array.from({ length: DEVICES_MAX }, (_, at) => at + 1);
  const free = slots.find((slot) => taken.every((device) => device.slot !== slot));
  if (free === undefined) throw devicesFull();
  return free;
}

/** Ends a device; returns false when it had ended already. */
export async function endDevice(
  tx: EntityManager,
  { id, athleteId }: Pick<AthleteDeviceEntity, 'id' | 'athleteId'>,
  by: AccessChange,
  now: Date,
): Promise<boolean> {
  await removeExpired(tx, now, athleteId);
  const { affected } = await tx.delete(AthleteDeviceEntity, { id, athleteId });
  if (affected !== 1) return false;
  await recordAthleteEvents(tx, 'device_ended', by, [athleteId], now);
  return true;
}

/** Stores that a device was used, which keeps it from ending before `expiresAt`. */
export async function storeDeviceUse(
  tx: EntityManager,
  id: number,
  use: Pick<AthleteDeviceEntity, 'lastUsedAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(AthleteDeviceEntity, { id }, use);
}
