import { Injectable } from '@nestjs/common';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { endAccess, endConsentOfChild } from '../athlete-access/index.js';
import { AthletesService } from '../athletes/index.js';
import { KnownGuardiansService } from '../consents/index.js';

/** Changes of profiles by coaches. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly athletes: AthletesService,
    private readonly guardians: KnownGuardiansService,
  ) {}

  /**
   * Returns the changed profile. Whoever is archived or comes back has no link and no device afterwards: those of an athlete
   * who was archived by an earlier version are still there. A consent that the athlete gave alone ends when a guardian has to
   * agree by a corrected birth date; correcting it back does not restore the consent.
   */
  async change(coach: SignedInCoach, athleteId: number, body: ChangeAthleteBody, address: string): Promise<Athlete> {
    const now = this.clock.now();
    const { coachId, institutionId } = coach;
    const by = { coachId, institutionId, network: networkOf(address) };
    const { answer, hasConsentEnded } = await this.unitOfWork.write(async (tx) => {
      const { before, after, answer } = await this.athletes.change(tx, coach, athleteId, body);
      const isArchivedOrBack = (before.archivedAt === null) !== (after.archivedAt === null);
      if (isArchivedOrBack) await endAccess(tx, athleteId, by, now);

      const isCorrected = before.dateOfBirth !== after.dateOfBirth;
      return { answer, hasConsentEnded: isCorrected && (await endConsentOfChild(tx, athleteId, by, now)) };
    });
    if (hasConsentEnded) await this.guardians.ask(athleteId, by.network);
    return answer;
  }
}
