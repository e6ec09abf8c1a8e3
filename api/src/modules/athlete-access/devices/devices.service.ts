import { Injectable } from '@nestjs/common';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { DeviceAuthority } from '../../../common/auth/device-authority.js';
import { hashToken } from '../../../common/auth/secret-token.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findDevice } from './devices.repository.js';

/** The devices with which athletes answer. */
@Injectable()
export class DevicesService extends DeviceAuthority {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async athleteOf(token: string): Promise<AnsweringAthlete | null> {
    const found = await findDevice(this.unitOfWork.read, hashToken(token));
    return found && found.expiresAt > this.clock.now() ? found.athlete : null;
  }
}
