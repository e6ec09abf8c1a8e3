import type { EntityManager } from 'typeorm';
import { isOwnAthlete, type Reacher } from '../../../common/access/coach-reach.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AthleteDeviceEntity } from '../athlete-device.entity.js';
import type { Season } from './device.rules.js';

export interface FoundDevice extends Season {
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  athlete: AnsweringAthlete;
}

const DEVICE = select(AthleteDeviceEntity, 'device', ['id', 'athleteId', 'createdAt', 'lastUsedAt', 'expiresAt']).and<{
  teamId: number;
  institutionId: number;
  timeZone: string;
  seasonEnds: string;
  consentId: number | null;
}>({
  teamId: 'athlete.team_id',
  institutionId: 'team.institution_id',
  timeZone: 'institution.time_zone',
  seasonEnds: 'institution.season_ends',
  consentId: 'consent.id',
});

/** A device with its athlete; null for an unknown token, and when the athlete has left the team. One query. */
export async function findDevice(manager: EntityManager, tokenSha256: string): Promise<FoundDevice | null> {
  const found = await DEVICE.readOne(
    manager,
    `FROM athlete_devices device
     INNER JOIN athletes athlete ON athlete.id = device.athlete_id
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     LEFT JOIN consents consent ON consent.current_athlete_id = device.athlete_id
     WHERE device.token_sha256 = :tokenSha256 AND athlete.archived_at IS NULL`,
    { tokenSha256 },
  );
  if (!found) return null;
  const { id: deviceId, athleteId, teamId, institutionId, consentId, ...rest } = found;
  const { timeZone } = rest;
  return {
    ...rest,
    athlete: { deviceId, athleteId, teamId, institutionId, timeZone, hasConsent: consentId !== null },
  };
}

const LISTED = select(AthleteDeviceEntity, 'device', [
  'id',
  'athleteId',
  'name',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
]);

/** The devices that have not expired, by athlete and the one paired first at the top. One query. */
export async function findDevices(
  manager: EntityManager,
  athleteIds: readonly number[],
  now: Date,
): Promise<Map<number, RowOf<typeof LISTED>[]>> {
  const devices = await LISTED.read(
    manager,
    `FROM athlete_devices device WHERE device.athlete_id IN (:...athleteIds) AND device.expires_at > :now
     ORDER BY device.created_at, device.id`,
    { athleteIds, now },
  );
  return byAthlete(devices);
}

const OWNED = select(AthleteDeviceEntity, 'device', ['id', 'athleteId']);

/** A device of one of the coach's athletes, archived ones included; null when it is out of reach. */
export function findOwnDevice(
  manager: EntityManager,
  { coachId, today }: Reacher,
  deviceId: number,
): Promise<RowOf<typeof OWNED> | null> {
  return OWNED.readOne(
    manager,
    `FROM athlete_devices device
     INNER JOIN athletes athlete ON athlete.id = device.athlete_id
     WHERE device.id = :deviceId AND ${isOwnAthlete('administration.write')}`,
    { coachId, today, deviceId },
  );
}
