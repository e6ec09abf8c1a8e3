import { Injectable } from '@nestjs/common';
import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import type { TeamLoad, TeamTests, TeamWellness } from '@touchline/contracts/comparisons.schema';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findTestsOf } from '../performance-tests/index.js';
import { findFirstSessionDates, findLoadsOf, windowStart } from '../training-load/index.js';
import { findRatingsOf } from '../wellness/index.js';
import { findTeammates } from './comparisons.repository.js';
import type { SpanQuery } from './comparisons.schemas.js';
import { toTeamLoad, toTeamTests, toTeamWellness } from './team-comparison.mapper.js';

/** Mean and spread of an athlete's team. The values of the whole team are read, and noted as read. */
@Injectable()
export class TeamComparisonService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Four queries for any number of athletes. */
  async wellness(coach: SignedInCoach, { athlete_id: athleteId, from, to }: SpanQuery): Promise<TeamWellness> {
    const manager = this.unitOfWork.read;
    const team = await findTeammates(manager, coach, 'wellness.read', athleteId, { from, to });
    if (team.athleteIds.length === 0) return [];

    const ratings = await findRatingsOf(manager, team, { from, to });

    await this.audit.read(coach, 'wellness', team.athleteIds);
    return toTeamWellness(team.athleteIds.flatMap((id) => ratings(id).filter(({ date }) => team.isMemberOn(id, date))));
  }

  /** Five queries for any number of athletes. */
  async load(coach: SignedInCoach, { athlete_id: athleteId, from, to }: SpanQuery): Promise<TeamLoad> {
    const manager = this.unitOfWork.read;
    const team = await findTeammates(manager, coach, 'load.read', athleteId, { from, to });
    if (team.athleteIds.length === 0) return [];

    const firstDates = await findFirstSessionDates(manager, team);
    const loads = await findLoadsOf(manager, team, { from: windowStart(from), to });

    await this.audit.read(coach, 'training_load', team.athleteIds);
    return toTeamLoad(loads, firstDates, { from, to, isMemberOn: team.isMemberOn });
  }

  /** Four queries for any number of athletes. The weeks of the first and the last day count whole. */
  async tests(coach: SignedInCoach, { athlete_id: athleteId, from, to }: SpanQuery): Promise<TeamTests> {
    const manager = this.unitOfWork.read;
    const weeks = { from: mondayOf(from), to: addDays(mondayOf(to), 6) };
    const team = await findTeammates(manager, coach, 'performance.read', athleteId, weeks);
    if (team.athleteIds.length === 0) return [];

    const tests = await findTestsOf(manager, team, PERFORMANCE_TEST_KINDS, weeks);

    await this.audit.read(coach, 'fatigue', team.athleteIds);
    return toTeamTests(tests.filter(({ athleteId: id, recordedAt }) => team.isMemberOn(id, recordedAt)));
  }
}
