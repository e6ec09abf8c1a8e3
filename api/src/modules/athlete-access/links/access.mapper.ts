import type { AthleteAccess, AthleteDevice } from '@touchline/contracts/athlete-access.schema';
import { maskedEmail } from '../../../common/text/masked-email.js';
import { todayIn } from '../../../common/time/local-time.js';
import { toListedName, type ShownAthlete } from '../../athletes/index.js';
import { consentDay, isGivenAlone, needsGuardian, type CurrentConsent } from '../../consents/index.js';
import type { AthleteDeviceEntity } from '../athlete-device.entity.js';

/** The stored access of one athlete. */
export interface StoredAccess {
  athlete: ShownAthlete;
  /** When the link ends or has ended; undefined without one. */
  linkEnd: Date | undefined;
  consent: CurrentConsent | undefined;
  /** A guardian was asked by mail and may still answer. */
  isGuardianAsked: boolean;
  /** When a guardian refused; undefined without a refusal that counts. */
  refusedAt: Date | undefined;
  /** The confirmed one; undefined without. */
  address: string | undefined;
  devices: readonly ListedDevice[];
  /** Under this age a guardian has to agree at the club of the coach. */
  guardianAge: number;
}

export type ListedDevice = Pick<AthleteDeviceEntity, 'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

export function toAthleteAccess(
  { athlete, linkEnd, consent, isGuardianAsked, refusedAt, address, devices, guardianAge }: StoredAccess,
  { now, timeZone }: { now: Date; timeZone: string },
): AthleteAccess {
  const isOpen = linkEnd !== undefined && linkEnd > now;
  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    team_id: athlete.teamId,
    link: isOpen ? 'open' : linkEnd ? 'ended' : 'none',
    link_until: isOpen ? linkEnd.toISOString() : null,
    consent: consent ? 'given' : isGuardianAsked ? 'guardian' : 'none',
    consent_by: consent?.givenBy ?? null,
    consent_on: consent ? consentDay(consent, timeZone) : null,
    consent_version: consent?.textVersion ?? null,
    consent_alone: consent !== undefined && isGivenAlone(consent),
    needs_guardian: needsGuardian(athlete.dateOfBirth, guardianAge, todayIn(timeZone, now)),
    guardian_age: guardianAge,
    guardian_refused_on: refusedAt === undefined ? null : todayIn(timeZone, refusedAt),
    mail_address: address === undefined ? null : maskedEmail(address),
    devices: devices.map((device) => toAthleteDevice(device, null)),
  };
}

/** `asking`: the device that asks; null for a coach. */
export function toAthleteDevice(device: ListedDevice, asking: number | null): AthleteDevice {
  const { id, name, createdAt, lastUsedAt, expiresAt } = device;
  return {
    device_id: id,
    name,
    paired_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_this: id === asking,
  };
}
