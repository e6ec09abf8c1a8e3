import { In, MoreThan, type EntityManager } from 'typeorm';
import type { AnsweringAthlete } from '../../common/auth/answering-athlete.js';
import { unauthenticated } from '../../common/errors/shared.errors.js';
import { recordAthleteEvents, type AccessChange } from '../../common/security-log/record-event.js';
import { selectExpressions } from '../../database/row-selection.js';
import { lockRows } from '../../database/unit-of-work.js';
import { AthleteEntity } from '../athletes/index.js';
import { AddressRequestEntity, AthleteAddressEntity } from '../consents/index.js';
import { AthleteDeviceEntity } from './athlete-device.entity.js';
import { AthleteLinkEntity } from './athlete-link.entity.js';
import { removeExpired } from './devices/expired-devices.writer.js';

/**
 * Ends the open links that a coach has made for athletes of these teams: the coach may know their keys. Paired devices
 * stay. Returns how many ended.
 */
export async function endLinksMadeBy(
  tx: EntityManager,
  coachId: number,
  teamIds: readonly number[],
  now: Date,
): Promise<number> {
  if (teamIds.length === 0) return 0;
  const athletes = await tx.find(AthleteEntity, { select: { id: true }, where: { teamId: In([...teamIds]) } });
  const athleteId = In(athletes.map(({ id }) => id));
  const { affected } = await tx.update(
    AthleteLinkEntity,
    { coachId, athleteId, expiresAt: MoreThan(now) },
    { expiresAt: now },
  );
  return affected ?? 0;
}

const ANSWERING = selectExpressions<{ id: number }>({ id: 'device.id' });

/**
 * Locks the athlete for a write of theirs. Throws as for an unknown device when the calling one has ended, or the athlete
 * has left the team, since the call was admitted. That may be a while ago: the body is read after that, as slowly as it is
 * sent.
 */
export async function lockAnswering(
  tx: EntityManager,
  { athleteId, deviceId }: Pick<AnsweringAthlete, 'athleteId' | 'deviceId'>,
): Promise<void> {
  await lockRows(tx, 'athletes', [athleteId]);
  const answering = await ANSWERING.readOne(
    tx,
    `FROM athlete_devices device INNER JOIN athletes athlete ON athlete.id = device.athlete_id
     WHERE device.id = :deviceId AND athlete.id = :athleteId AND athlete.archived_at IS NULL`,
    { deviceId, athleteId },
  );
  if (!answering) throw unauthenticated();
}

/**
 * Ends the link and all devices of an athlete, from the next call on, and forgets the mail address that one of them has
 * named, confirmed or not: who holds a lost phone may have named their own. A guardian's address stays, because it is the one
 * at which a guardian agreed. The row of the link stays for a while, so that the coach sees that there was one.
 */
export async function endAccess(tx: EntityManager, athleteId: number, by: AccessChange, now: Date): Promise<void> {
  // A device that is being paired is stored before, and ends, or finds the link ended.
  await lockRows(tx, 'athletes', [athleteId]);
  const link = await tx.update(AthleteLinkEntity, { athleteId, expiresAt: MoreThan(now) }, { expiresAt: now });
  await removeExpired(tx, now, athleteId);
  const devices = await tx.delete(AthleteDeviceEntity, { athleteId });
  await tx.delete(AddressRequestEntity, { athleteId });
  await tx.delete(AthleteAddressEntity, { athleteId, addressOf: 'athlete' });

  if (link.affected) await recordAthleteEvents(tx, 'link_ended', by, [athleteId], now);
  const ended = Array<number>(devices.affected ?? 0).fill(athleteId);
  await recordAthleteEvents(tx, 'device_ended', by, ended, now);
}
