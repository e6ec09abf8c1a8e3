import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import type { UsualTests, UsualWellness } from '@touchline/contracts/comparisons.schema';
import { BASELINE_DAYS } from '@touchline/contracts/squad-rules';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { AthleteQuery } from '../../common/validation/request.schemas.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findTests } from '../performance-tests/index.js';
import { findRatingsOf } from '../wellness/index.js';
import type { SpanQuery } from './comparisons.schemas.js';
import { toUsualTests, toUsualWellness } from './usual-variation.mapper.js';

/** The usual range of an athlete by their own earlier records. */
@Injectable()
export class UsualVariationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async wellness(coach: SignedInCoach, { athlete_id: athleteId, from, to }: SpanQuery): Promise<UsualWellness> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'wellness.read', [athleteId], { former: true });

    const ratings = await findRatingsOf(
      manager,
      { reach, athleteIds: [athleteId] },
      { from: addDays(from, -BASELINE_DAYS), to },
    );

    await this.audit.read(coach, 'wellness', [athleteId]);
    return toUsualWellness(ratings(athleteId), from, to);
  }

  async tests(coach: SignedInCoach, { athlete_id: athleteId }: AthleteQuery): Promise<UsualTests> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'performance.read', [athleteId], { former: true });

    const tests = await findTests(manager, { reach, athleteId }, {});

    await this.audit.read(coach, 'fatigue', [athleteId]);
    return toUsualTests(tests);
  }
}
