import { Injectable } from '@nestjs/common';
import { normalizeAthleteKey } from '@touchline/contracts/athlete-access-rules';
import { addDays } from '@touchline/contracts/calendar-date';
import { isRegistrationCode, normalizeRegistrationCode } from '@touchline/contracts/registration-code';
import type { RegistrationBody } from '@touchline/contracts/registrations.schema';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toPendingRow } from './pending-athlete.mapper.js';
import { tooManyRegistrations } from './registrations.errors.js';
import { findTeamByCode } from './registrations.repository.js';
import { saveRegistration } from './registrations.writer.js';

/** Allows one day ahead: the athlete may be in a later time zone. */
export function requirePastBirthDate(dateOfBirth: string | undefined, now: Date): void {
  if (dateOfBirth !== undefined && dateOfBirth > addDays(todayIn('UTC', now), 1))
    throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
}

const MAX_PER_ADDRESS = 120;
const MAX_PER_CODE = 60;
/**
 * Registrations of a day with one code from one network: a whole team beside the same router, but a fraction of the list of
 * a team, so that a stranger who knows its code neither fills the list nor uses up the hour of the others.
 */
const MAX_PER_CODE_AND_ADDRESS = 50;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Registrations of athletes, who have no account. No answer depends on whether the code is valid. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
    private readonly clock: Clock,
  ) {}

  async register(body: RegistrationBody, address: string): Promise<void> {
    const now = this.clock.now();
    requirePastBirthDate(body.date_of_birth, now);

    const code = await this.admitCode(body.registration_code, address);
    if (code === null) return;
    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeamByCode(tx, code, now);
      if (teamId !== null) await saveRegistration(tx, toPendingRow(body, teamId, now));
    });
  }

  /** Counts a registration, and refuses too many. Returns the code as it is stored; null for a text that cannot be one. */
  async admitCode(registrationCode: string, address: string): Promise<string | null> {
    const code = normalizeRegistrationCode(registrationCode);
    await this.countAttempt(code, address);
    return isRegistrationCode(code) ? code : null;
  }

  /** The same for the key of a poster, whose link is limited as a code is. */
  admitPoster(posterKey: string, address: string): Promise<void> {
    return this.countAttempt(`poster ${normalizeAthleteKey(posterKey) ?? posterKey}`, address);
  }

  private async countAttempt(code: string, address: string): Promise<void> {
    const client = clientKey(address);
    const share = `registration:code:${code}:address:${client}`;
    const waitSeconds = await this.limiter.reserve([
      { key: `registration:address:${client}`, limit: MAX_PER_ADDRESS, windowSeconds: HOUR_SECONDS },
      { key: `registration:code:${code}`, limit: MAX_PER_CODE, windowSeconds: HOUR_SECONDS },
      { key: share, limit: MAX_PER_CODE_AND_ADDRESS, windowSeconds: DAY_SECONDS },
    ]);
    if (waitSeconds !== null) throw tooManyRegistrations(waitSeconds);
  }
}
