import { In, type EntityManager } from 'typeorm';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { recordAthleteEvents, recordExpiredDevices } from '../../../common/security-log/record-event.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AthleteDeviceEntity } from '../athlete-device.entity.js';

const BATCH = 500;

const DEVICE = select(AthleteDeviceEntity, 'device', ['id', 'athleteId', 'expiresAt']).and<{ institutionId: number }>({
  institutionId: 'team.institution_id',
});
const WITH_CLUB = `FROM athlete_devices device
  INNER JOIN athletes athlete ON athlete.id = device.athlete_id
  INNER JOIN teams team ON team.id = athlete.team_id`;

/**
 * Removes a batch of devices that have expired, of all athletes or of one, and records when each did: until then the row
 * itself tells it. Returns how many there were.
 */
export async function removeExpired(tx: EntityManager, now: Date, athleteId?: number): Promise<number> {
  const ofAthlete = athleteId === undefined ? '' : 'AND device.athlete_id = :athleteId';
  const expired = await DEVICE.read(
    tx,
    `${WITH_CLUB} WHERE device.expires_at <= :now ${ofAthlete} ORDER BY device.id LIMIT ${BATCH}`,
    { now, athleteId },
  );
  await remove(tx, expired);
  await recordExpiredDevices(tx, expired);
  return expired.length;
}

/** Ends a batch of all devices there are, as after a restore. Returns how many there were. */
export async function endAnyDevices(tx: EntityManager, now: Date): Promise<number> {
  const expired = await removeExpired(tx, now);
  if (expired > 0) return expired;
  const devices = await DEVICE.read(tx, `${WITH_CLUB} ORDER BY device.id LIMIT ${BATCH}`, {});
  await remove(tx, devices);
  for (const [institutionId, ofClub] of groupRows(devices, (device) => device.institutionId)) {
    const athleteIds = ofClub.map(({ athleteId }) => athleteId);
    await recordAthleteEvents(tx, 'device_ended', { coachId: null, institutionId, network: null }, athleteIds, now);
  }
  return devices.length;
}

/** Somebody else may have removed one since it was read, and has recorded it. */
async function remove(tx: EntityManager, devices: readonly RowOf<typeof DEVICE>[]): Promise<void> {
  if (devices.length === 0) return;
  const { affected } = await tx.delete(AthleteDeviceEntity, { id: In(devices.map(({ id }) => id)) });
  if (affected !== devices.length) throw new RetryWriteError();
}
