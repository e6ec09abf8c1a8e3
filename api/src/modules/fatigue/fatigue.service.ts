import { Injectable } from '@nestjs/common';
import type { FatigueRecord as FatigueAnswer, SaveFatigueBody } from '@touchline/contracts/fatigue.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { dayKeySchema, type DayKey } from '../../common/paging/day-window.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import type { AthleteListQuery } from '../../common/validation/request.schemas.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { saveVersions } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { fatigueChanged } from './fatigue.errors.js';
import { nextVersion, toFatigueRecord } from './fatigue.mapper.js';
import { findOfAthlete, findTests } from './fatigue.repository.js';
import { editProblems, writtenValue } from './fatigue.rules.js';
import { FatigueRecord } from './fatigue-record.entity.js';

const BY_DAY: ListOrder<FatigueRecord, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.recordedAt, row.id] };

/** The stored tests of an athlete. New ones are recorded, a team at a time: see `RecordingService`. */
@Injectable()
export class FatigueService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(
    coach: SignedInCoach,
    { athlete_id: athleteId, from, to, ...page }: AthleteListQuery,
  ): Promise<Page<FatigueAnswer>> {
    const manager = this.unitOfWork.read;
    await requireAthletes(manager, coach.coachId, [athleteId]);
    const { items, next } = await pageOf(page, BY_DAY, (after, limit) =>
      findTests(manager, athleteId, { from, to, after, limit }),
    );
    await this.audit.read(coach, 'fatigue', [athleteId]);
    return { items: items.map(toFatigueRecord), next };
  }

  /** All entries or none, answered as they are stored, in the order they came. */
  async save(coach: SignedInCoach, { athlete_id: athleteId, entries }: SaveFatigueBody): Promise<FatigueAnswer[]> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach.coachId, [athleteId]);
      await lockRows(tx, 'athletes', [athleteId]);
      const known = new Map(
        (
          await findOfAthlete(
            tx,
            athleteId,
            entries.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      );
      const edits = entries.flatMap((entry) =>
        [known.get(entry.id)].filter((stored) => stored !== undefined).map((stored) => ({ entry, stored })),
      );
      if (edits.length < entries.length) throw notFound();
      const problems = editProblems(edits);
      if (problems.length > 0) throw validationFailed(problems);
      const stale = edits.find(({ entry, stored }) => entry.version !== undefined && entry.version !== stored.version);
      if (stale) throw fatigueChanged(stale.stored.recordedAt);
      const { rows } = await saveVersions(
        tx,
        FatigueRecord,
        edits.map(({ entry, stored }) => nextVersion(stored, writtenValue(entry).value, now)),
      );
      await this.audit.wrote(tx, coach, 'fatigue', 'update', [athleteId]);
      return rows.map(toFatigueRecord);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const kind = {
      table: FatigueRecord,
      audited: 'fatigue',
      changed: ({ recordedAt }: FatigueRecord) => fatigueChanged(recordedAt),
    } as const;
    await this.unitOfWork.write((tx) => removeRecord(tx, this.audit, coach, kind, { id, version }));
  }
}
