import { Injectable } from '@nestjs/common';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { ListedWellnessEntry, SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { EntityManager } from 'typeorm';
import { findReach, requireAthletes, requireReachedDays } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, unreachedDay, validationFailed } from '../../common/errors/shared.errors.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { restoreRecord } from '../../common/versioned/restore-record.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findCatalogue } from '../measures/index.js';
import { MeasurementsWriter, type MeasurementEntity } from '../measurements/index.js';
import { findAsked, findQuestionnaire } from '../surveys/index.js';
import { findEntrySources } from './imported-entries.repository.js';
import { wellnessChanged, wellnessTaken } from './wellness.errors.js';
import { toListedEntry, toWellnessEntry } from './wellness.mapper.js';
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

/** What is kept with a deleted day. */
interface FurtherParts {
  further: MeasurementEntity[];
}

@Injectable()
export class WellnessService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: WellnessWriter,
    private readonly measurements: MeasurementsWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, query: ListQuery): Promise<Page<ListedWellnessEntry>> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'wellness.read', [query.athlete_id], { former: true });

    const days = queriedDays(query, todayIn(coach.timeZone, this.clock.now()));
    const { items, next } = await pageOf(query, BY_DAY, (after, limit) =>
      findEntries(manager, { reach, athleteId: query.athlete_id }, { ...days, after, limit }),
    );

    const entries = await this.toEntries(manager, coach, items);
    const sourceOf = await findEntrySources(manager, query.athlete_id, items);
    await this.audit.read(coach, 'wellness', [query.athlete_id]);
    return { items: entries.map((entry) => toListedEntry(entry, sourceOf(entry))), next };
  }

  /** Writes all entries or none and returns them as stored, in the order sent. */
  async save(coach: SignedInCoach, { entries }: SaveWellnessBody): Promise<WellnessEntry[]> {
    const athleteIds = entries.map((entry) => entry.athlete_id);
    return this.unitOfWork.write(async (tx) => {
      const reach = await requireAthletes(tx, coach, 'wellness.write', athleteIds, { former: true });
      requireReachedDays(reach, entries);
      await requireFurtherKinds(tx, coach, entries);
      return this.toEntries(tx, coach, await this.writer.write(tx, coach, entries));
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const { audit } = this;
    const kind = { ...RECORD_KIND, removeParts: this.removeFurther };
    await this.unitOfWork.write((tx) =>
      removeRecord(tx, { coach, audit, now: this.clock.now() }, kind, { id, version }),
    );
  }

  /** The record as it was before it was deleted; see `restoreRecord`. */
  async restore(coach: SignedInCoach, id: number): Promise<WellnessEntry> {
    const { audit } = this;
    return this.unitOfWork.write(async (tx) => {
      const kind = { ...RECORD_KIND, keepTrue: this.restoreFurther };
      const row = await restoreRecord(tx, { coach, audit, now: this.clock.now() }, kind, id);
      const [entry] = await this.toEntries(tx, coach, [row]);
      if (!entry) throw notFound();
      return entry;
    });
  }

  /** The answers beside the ratings go with their day, and come back with it. */
  private readonly removeFurther = async (tx: EntityManager, row: WellnessEntryEntity): Promise<FurtherParts> => {
    const { keys } = await findAsked(tx, [row.athleteId]);
    return { further: await this.measurements.removeDay(tx, row, keys) };
  };

  private readonly restoreFurther = async (
    tx: EntityManager,
    { further = [], ...row }: WellnessEntryEntity & Partial<FurtherParts>,
  ): Promise<WellnessEntryEntity> => {
    await this.measurements.restore(tx, further);
    return row;
  };

  /** The rows with the further answers that the coach may read. */
  private async toEntries(
    manager: EntityManager,
    coach: SignedInCoach,
    rows: readonly StoredEntry[],
  ): Promise<WellnessEntry[]> {
    const days = rows.map(({ date }) => date).sort();
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) return [];
    const athleteIds = [...new Set(rows.map(({ athleteId }) => athleteId))];
    const questionnaire = await findQuestionnaire(manager, {
      institutionId: coach.institutionId,
      athleteIds,
      range: { from, to },
      findReach: () => findReach(manager, coach, athleteIds),
    });
    return rows.map((row) => toWellnessEntry(row, questionnaire.ofDay(row.athleteId, row.date)));
  }
}

/** Throws unless the coach may write the kind of each further answer; that of the survey itself has been checked. */
async function requireFurtherKinds(
  tx: EntityManager,
  coach: SignedInCoach,
  entries: SaveWellnessBody['entries'],
): Promise<void> {
  if (entries.every(({ more = [] }) => more.length === 0)) return;
  const catalogue = await findCatalogue(tx, coach.institutionId);
  for (const [at, { athlete_id: athleteId, date, more = [] }] of entries.entries()) {
    for (const { measure: key } of more) {
      const measure = catalogue.get(key);
      const { kind } = measure ? newestVersion(measure) : { kind: 'wellness' as const };
      if (kind === 'wellness') continue;
      const reach = await requireAthletes(tx, coach, `${kind}.write`, [athleteId], { former: true });
      // A role may have ended, and with it the days whose answers of this kind were shown.
      if (!reach.covers(athleteId, date)) throw validationFailed([unreachedDay(`entries.${at}.date`)]);
    }
  }
}
