import { Injectable } from '@nestjs/common';
import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import { isComparedByWeek } from '@touchline/contracts/comparison-rules';
import type { TeamLoad, TeamMeasurements, TeamTests, TeamWellness } from '@touchline/contracts/comparisons.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { DayRange } from '../../common/paging/athlete-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AUDITED_AS, findValuesOf } from '../measurements/index.js';
import { findCatalogue, unknownMeasure } from '../measures/index.js';
import { findTestsOf } from '../performance-tests/index.js';
import { findFirstSessionDates, findLoadsOf, windowStart } from '../training-load/index.js';
import { findRatingsOf } from '../wellness/index.js';
import { findTeammates } from './comparisons.repository.js';
import type { MeasureQuery, SpanQuery } from './comparisons.schemas.js';
import { toTeamLoad, toTeamMeasurements, toTeamTests, toTeamWellness } from './team-comparison.mapper.js';

/** An unknown measure is refused as a test is, so that the refusal does not tell who exists. */
const UNKNOWN = { kind: 'performance', entered_by: 'staff' } as const;

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
    const weeks = wholeWeeks({ from, to });
    const team = await findTeammates(manager, coach, 'performance.read', athleteId, weeks);
    if (team.athleteIds.length === 0) return [];

    const tests = await findTestsOf(manager, team, PERFORMANCE_TEST_KINDS, weeks);

    await this.audit.read(coach, 'fatigue', team.athleteIds);
    return toTeamTests(tests.filter(({ athleteId: id, recordedAt }) => team.isMemberOn(id, recordedAt)));
  }

  /** Five queries for any number of athletes. The weeks of the first and the last day count whole. */
  async measurements(
    coach: SignedInCoach,
    { athlete_id: athleteId, measure: key, from, to }: MeasureQuery,
  ): Promise<TeamMeasurements> {
    const manager = this.unitOfWork.read;
    const measure = (await findCatalogue(manager, coach.institutionId)).get(key);
    const { kind, entered_by } = measure ? newestVersion(measure) : UNKNOWN;
    const range = isComparedByWeek({ entered_by }) ? wholeWeeks({ from, to }) : { from, to };
    const team = await findTeammates(manager, coach, `${kind}.read`, athleteId, range);
    if (!measure) throw unknownMeasure();
    if (team.athleteIds.length === 0) return [];

    const values = await findValuesOf(manager, team, [key], range);

    await this.audit.read(coach, AUDITED_AS[kind], team.athleteIds);
    return toTeamMeasurements(
      measure,
      values.filter(({ athleteId: id, day }) => team.isMemberOn(id, day)),
    );
  }
}

/** From the Monday of the first week to the Sunday of the last. */
const wholeWeeks = ({ from, to }: DayRange): DayRange => ({ from: mondayOf(from), to: addDays(mondayOf(to), 6) });
