import { Injectable } from '@nestjs/common';
import type { Permission } from '@touchline/contracts/permissions';
import type { Performance } from '@touchline/contracts/overview.schema';
import { findReach, requireAthletes } from '../../common/access/coach-reach.js';
import { readableKinds } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findNewestTests } from '../performance-tests/index.js';
import { findQuestionnaire } from '../surveys/index.js';
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
   * Eight queries for any number of records. The newest entry and tests up to today suffice to see whether today has one.
   */
  async get(coach: SignedInCoach, { athlete_id: athleteId, today: sentToday }: PerformanceQuery): Promise<Performance> {
    const manager = this.unitOfWork.read;
    const today = coachToday(sentToday, coach, this.clock.now());
    await requireAthletes(manager, coach, 'names.read', [athleteId]);
    const reach = await findReach(manager, coach, [athleteId]);
    const of = (permission: Permission) => ({ reach: reach(permission).by(today), athleteId });

    const entries = await findNewestEntries(manager, of('wellness.read'), today, 1);
    const performance = toPerformance(today, {
      trained: await findTrainedDays(manager, of('load.read'), today),
      entries,
      questionnaire: await findQuestionnaire(manager, {
        institutionId: coach.institutionId,
        athleteIds: [athleteId],
        range: { from: entries[0]?.date ?? today, to: today },
      }),
      sprints: await findNewestTests(manager, of('performance.read'), 'sprint', today, 1),
      jumps: await findNewestTests(manager, of('performance.read'), 'jump', today, 1),
    });

    await this.audit.read(coach, readableKinds(coach.roles), [athleteId]);
    return performance;
  }
}
