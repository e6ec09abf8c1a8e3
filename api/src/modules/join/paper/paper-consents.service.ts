import { Injectable } from '@nestjs/common';
import type { PaperConsentBody } from '@touchline/contracts/join.schema';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { withdraw } from '../../athlete-access/index.js';
import { findAskedAthlete, findRefusal } from '../../consents/index.js';

import { requireNoLaterRefusal, requireSignedForm, storeSignedForm } from './paper-consents.writer.js';

/** Consents on paper, as coaches record them. */
@Injectable()
export class PaperConsentsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** A form that is recorded already is not recorded again. */
  async record(coach: SignedInCoach, { athlete_id: athleteId, ...form }: PaperConsentBody): Promise<void> {
    const { coachId } = coach;
    const today = todayIn(coach.timeZone, this.clock.now());
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'administration.write', [athleteId]);
      await lockRows(tx, 'athletes', [athleteId]);
      const asked = await findAskedAthlete(tx, athleteId);
      if (!asked) throw notFound();

      requireSignedForm(form, asked, today);
      requireNoLaterRefusal(form, await findRefusal(tx, athleteId), coach.timeZone);
      if (await storeSignedForm(tx, athleteId, form, coachId))
        await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    });
  }

  async withdraw(coach: SignedInCoach, athleteId: number, address: string): Promise<void> {
    const { coachId, institutionId } = coach;
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'administration.write', [athleteId]);
      const by = { coachId, institutionId, network: networkOf(address) };
      if (await withdraw(tx, athleteId, by, this.clock.now()))
        await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    });
  }
}
