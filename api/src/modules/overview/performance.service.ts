import { Injectable } from '@nestjs/common';
import type { Performance } from '@touchline/contracts/overview.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findNewestTests } from '../performance-tests/index.js';
import { findNewestEntries } from '../wellness/index.js';
import { findTrainedDays } from './overview.repository.js';
import type { PerformanceQuery } from './overview.schemas.js';
import { toPerformance } from './performance.mapper.js';

@Injectable()
export class PerformanceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Six queries for any number of records. The newest entry and tests up to today suffice to see whether today has one.
   */
  async get(coach: SignedInCoach, { athlete_id: athleteId, today: sentToday }: PerformanceQuery): Promise<Performance> {
    const manager = this.unitOfWork.read;
    const today = coachToday(sentToday, coach, this.clock.now());
    await requireAthletes(manager, coach.coachId, [athleteId]);

    const performance = toPerformance(today, {
      trained: await findTrainedDays(manager, athleteId, today),
      entries: await findNewestEntries(manager, athleteId, today, 1),
      sprints: await findNewestTests(manager, athleteId, 'sprint', today, 1),
      jumps: await findNewestTests(manager, athleteId, 'jump', today, 1),
    });

    await this.audit.read(coach, ['wellness', 'training_load', 'fatigue'], [athleteId]);
    return performance;
  }
}
