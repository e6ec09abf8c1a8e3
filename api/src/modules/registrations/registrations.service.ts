import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import { isRegistrationCode, normalizeRegistrationCode } from '@touchline/contracts/registration-code';
import type { RegistrationBody } from '@touchline/contracts/registrations.schema';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toRow } from './pending-athlete.mapper.js';
import { tooManyRegistrations } from './registrations.errors.js';
import { findTeamByCode } from './registrations.repository.js';
import { saveRegistration } from './save-registration.js';

const PER_ADDRESS = 120;
const PER_CODE = 60;
const HOUR = 3600;

/** The door for athletes, who have no account here. Nothing it answers depends on whether a code is any good. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
    private readonly clock: Clock,
  ) {}

  async register(body: RegistrationBody, address: string): Promise<void> {
    const now = this.clock.now();
    // Nobody knows where the athlete is: it may be tomorrow there.
    const latest = addDays(todayIn('UTC', now), 1);
    if (body.date_of_birth !== undefined && body.date_of_birth > latest)
      throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
    const code = normalizeRegistrationCode(body.registration_code);
    await this.count(code, address);
    if (!isRegistrationCode(code)) return;
    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeamByCode(tx, code, now);
      if (teamId !== null) await saveRegistration(tx, toRow(body, teamId, now));
    });
  }

  private async count(code: string, address: string): Promise<void> {
    const waitSeconds = await this.limiter.take([
      { key: `registration:address:${clientKey(address)}`, limit: PER_ADDRESS, windowSeconds: HOUR },
      { key: `registration:code:${code}`, limit: PER_CODE, windowSeconds: HOUR },
    ]);
    if (waitSeconds !== null) throw tooManyRegistrations(waitSeconds);
  }
}
