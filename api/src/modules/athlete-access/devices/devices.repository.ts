import type { EntityManager } from 'typeorm';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { select } from '../../../database/row-selection.js';
import { AthleteDeviceEntity } from '../athlete-device.entity.js';

export interface FoundDevice {
  lastUsedAt: Date;
  expiresAt: Date;
  athlete: AnsweringAthlete;
}

const DEVICE = select(AthleteDeviceEntity, 'device', ['id', 'athleteId', 'lastUsedAt', 'expiresAt']).and<{
  teamId: number;
  institutionId: number;
  timeZone: string;
  consentId: number | null;
}>({
  teamId: 'athlete.team_id',
  institutionId: 'team.institution_id',
  timeZone: 'institution.time_zone',
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
  const { id: deviceId, athleteId, teamId, institutionId, timeZone, consentId, ...times } = found;
  return {
    ...times,
    athlete: { deviceId, athleteId, teamId, institutionId, timeZone, hasConsent: consentId !== null },
  };
}
