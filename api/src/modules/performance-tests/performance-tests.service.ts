import { Injectable } from '@nestjs/common';
import type { PerformanceTest, SavePerformanceTestsBody } from '@touchline/contracts/performance-tests.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import type { AthleteListQuery } from '../../common/validation/request.schemas.js';
import { Clock } from '../../common/time/clock.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { restoreRecord } from '../../common/versioned/restore-record.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { performanceTestChanged, performanceTestTaken } from './performance-tests.errors.js';
import { toPerformanceTest } from './performance-tests.mapper.js';
import { findTests, type StoredTest } from './performance-tests.repository.js';
import { PerformanceTestsWriter } from './performance-tests.writer.js';
import { PerformanceTestEntity } from './performance-test.entity.js';

const BY_DAY: ListOrder<StoredTest, DayKey> = {
  key: dayKeySchema,
  keyOf: (row) => [row.recordedAt, row.id],
};

const RECORD_KIND = {
  table: PerformanceTestEntity,
  auditKind: 'fatigue',
  permission: 'performance.write',
  dayOf: ({ recordedAt }: PerformanceTestEntity) => recordedAt,
  conflictError: ({ recordedAt }: PerformanceTestEntity) => performanceTestChanged(recordedAt),
  takenError: ({ recordedAt }: PerformanceTestEntity) => performanceTestTaken(recordedAt),
} as const;

/** The stored tests of one athlete. `RecordingService` creates new ones for a whole team. */
@Injectable()
export class PerformanceTestsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: PerformanceTestsWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(
    coach: SignedInCoach,
    { athlete_id: athleteId, from, to, ...page }: AthleteListQuery,
  ): Promise<Page<PerformanceTest>> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'performance.read', [athleteId], { former: true });

    const { items, next } = await pageOf(page, BY_DAY, (after, limit) =>
      findTests(manager, { reach, athleteId }, { from, to, after, limit }),
    );

    await this.audit.read(coach, 'fatigue', [athleteId]);
    return { items: items.map(toPerformanceTest), next };
  }

  /** Changes all entries or none and returns them as stored, in the order sent. */
  async save(coach: SignedInCoach, body: SavePerformanceTestsBody): Promise<PerformanceTest[]> {
    return this.unitOfWork.write(async (tx) => {
      const reach = await requireAthletes(tx, coach, 'performance.write', [body.athlete_id], { former: true });
      const rows = await this.writer.edit(tx, coach, body, reach);
      return rows.map(toPerformanceTest);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const { audit } = this;
    await this.unitOfWork.write((tx) =>
      removeRecord(tx, { coach, audit, now: this.clock.now() }, RECORD_KIND, { id, version }),
    );
  }

  /** The record as it was before it was deleted; see `restoreRecord`. */
  async restore(coach: SignedInCoach, id: number): Promise<PerformanceTest> {
    const { audit } = this;
    return this.unitOfWork.write(async (tx) => {
      const row = await restoreRecord(tx, { coach, audit, now: this.clock.now() }, RECORD_KIND, id);
      return toPerformanceTest(row);
    });
  }
}
