import { Injectable } from '@nestjs/common';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { EntityManager } from 'typeorm';
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

  async change(coach: SignedInCoach, athleteId: number, body: ChangeAthleteBody, address: string): Promise<Athlete> {
    const network = networkOf(address);
    const { answer, hasConsentEnded } = await this.unitOfWork.write((tx) =>
      this.changeWithin(tx, coach, athleteId, body, network),
    );
    if (hasConsentEnded) await this.askGuardian(athleteId, network);
    return answer;
  }

  /**
   * Changes a profile within the write of the caller. Whoever is archived or comes back has no link and no device afterwards:
   * those of an athlete who was archived by an earlier version are still there. A consent that the athlete gave alone ends
   * when a guardian has to agree by a corrected birth date; correcting it back does not restore the consent, and the caller
   * asks the guardian after the write.
   */
  async changeWithin(
    tx: EntityManager,
    coach: SignedInCoach,
    athleteId: number,
    body: ChangeAthleteBody,
    network: string | null,
  ): Promise<{ answer: Athlete; hasConsentEnded: boolean }> {
    const now = this.clock.now();
    const by = { coachId: coach.coachId, institutionId: coach.institutionId, network };
    const { before, after, answer } = await this.athletes.change(tx, coach, athleteId, body);
    const isArchivedOrBack = (before.archivedAt === null) !== (after.archivedAt === null);
    if (isArchivedOrBack) await endAccess(tx, athleteId, by, now);

    const isCorrected = before.dateOfBirth !== after.dateOfBirth;
    return { answer, hasConsentEnded: isCorrected && (await endConsentOfChild(tx, athleteId, by, now)) };
  }

  /** Asks the guardian who agreed before, if one is known, after a consent has ended. */
  askGuardian(athleteId: number, network: string | null): Promise<void> {
    return this.guardians.ask(athleteId, network);
  }
}
