import { Injectable } from '@nestjs/common';
import type { SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import { requireAthletes, requireReachedDays } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { restoreRecord } from '../../common/versioned/restore-record.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { wellnessChanged, wellnessTaken } from './wellness.errors.js';
import { toWellnessEntry } from './wellness.mapper.js';
import { findEntries, type StoredEntry } from './wellness.repository.js';
import { queriedDays, type ListQuery } from './wellness.schemas.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';
import { WellnessWriter } from './wellness.writer.js';

const BY_DAY: ListOrder<StoredEntry, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.date, row.id] };

const RECORD_KIND = {
  table: WellnessEntryEntity,
  auditKind: 'wellness',
  permission: 'wellness.write',
  dayOf: ({ date }: WellnessEntryEntity) => date,
  conflictError: ({ date }: WellnessEntryEntity) => wellnessChanged(date),
  takenError: ({ date }: WellnessEntryEntity) => wellnessTaken(date),
} as const;

@Injectable()
export class WellnessService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: WellnessWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, query: ListQuery): Promise<Page<WellnessEntry>> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'wellness.read', [query.athlete_id], { former: true });

    const days = queriedDays(query, todayIn(coach.timeZone, this.clock.now()));
    const { items, next } = await pageOf(query, BY_DAY, (after, limit) =>
      findEntries(manager, { reach, athleteId: query.athlete_id }, { ...days, after, limit }),
    );

    await this.audit.read(coach, 'wellness', [query.athlete_id]);
    return { items: items.map(toWellnessEntry), next };
  }

  /** Writes all entries or none and returns them as stored, in the order sent. */
  async save(coach: SignedInCoach, { entries }: SaveWellnessBody): Promise<WellnessEntry[]> {
    const athleteIds = entries.map((entry) => entry.athlete_id);
    return this.unitOfWork.write(async (tx) => {
      const reach = await requireAthletes(tx, coach, 'wellness.write', athleteIds, { former: true });
      requireReachedDays(reach, entries);
      return this.writer.write(tx, coach, entries);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const { audit } = this;
    await this.unitOfWork.write((tx) =>
      removeRecord(tx, { coach, audit, now: this.clock.now() }, RECORD_KIND, { id, version }),
    );
  }

  /** The record as it was before it was deleted; see `restoreRecord`. */
  async restore(coach: SignedInCoach, id: number): Promise<WellnessEntry> {
    const { audit } = this;
    return this.unitOfWork.write(async (tx) => {
      const row = await restoreRecord(tx, { coach, audit, now: this.clock.now() }, RECORD_KIND, id);
      return toWellnessEntry(row);
    });
  }
}
