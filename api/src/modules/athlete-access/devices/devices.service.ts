import { Injectable } from '@nestjs/common';
import type { AthleteDevice } from '@touchline/contracts/athlete-access.schema';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { DeviceAuthority, type AdmittedDevice } from '../../../common/auth/device-authority.js';
import { hashToken } from '../../../common/auth/secret-token.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { deviceExpiry } from './device.rules.js';
import { toAthleteDevice } from '../links/access.mapper.js';
import { findDevice, findDevices } from './devices.repository.js';
import { endDevice, storeDeviceUse } from './devices.writer.js';

const RENEWAL_INTERVAL_MS = 86_400_000;

/** The devices with which athletes answer. */
@Injectable()
export class DevicesService extends DeviceAuthority {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async admit(token: string): Promise<AdmittedDevice | null> {
    const now = this.clock.now();
    const found = await findDevice(this.unitOfWork.read, hashToken(token));
    if (!found || found.expiresAt <= now) return null;
    const { athlete, createdAt, lastUsedAt } = found;
    // Not at every call: each renewal is a write, and 90 days need no greater precision.
    if (now.getTime() - lastUsedAt.getTime() < RENEWAL_INTERVAL_MS) return { athlete, renewed: null };

    const until = deviceExpiry({ pairedAt: createdAt, usedAt: now }, found);
    // The end of the season was brought forward.
    if (until <= now) return null;

    await this.unitOfWork.write((tx) => storeDeviceUse(tx, athlete.deviceId, { lastUsedAt: now, expiresAt: until }));
    return { athlete, renewed: { at: now, until } };
  }

  async list({ athleteId, deviceId }: AnsweringAthlete): Promise<AthleteDevice[]> {
    const devices = await findDevices(this.unitOfWork.read, [athleteId], this.clock.now());
    return (devices.get(athleteId) ?? []).map((device) => toAthleteDevice(device, deviceId));
  }

  /** Ends one of the athlete's own devices. */
  async end({ athleteId, institutionId }: AnsweringAthlete, id: number, address: string): Promise<void> {
    const by = { coachId: null, institutionId, network: networkOf(address) };
    await this.unitOfWork.write(async (tx) => {
      if (!(await endDevice(tx, { id, athleteId }, by, this.clock.now()))) throw notFound();
    });
  }
}
