import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { MeasuredKind } from '@touchline/contracts/measure-rules';
import { newestVersion, versionOn } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { MeasurementSource } from '@touchline/contracts/measurements.schema';
import type { EntityManager } from 'typeorm';
import type { HealthData } from '../../common/audit/audit-entry.entity.js';
import { actorKindOf, AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { requireVersion } from '../../common/versioned/seen-version.js';
import { deleteVersion, insertOrRetry, saveVersions, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { measurementChanged } from './measurements.errors.js';
import { findAround, findOfEvents } from './measurements.repository.js';
import { placeOf, writeProblems, type MeasurementInput } from './measurements.rules.js';
import { MeasurementEntity } from './measurement.entity.js';

type Actor = AuditActor & { timeZone: string };

/** The kind under which reads and writes are recorded: reported health is part of the survey. */
export const AUDITED_AS: Readonly<Record<MeasuredKind, HealthData>> = {
  wellness: 'wellness',
  health: 'wellness',
  load: 'training_load',
  performance: 'fatigue',
};

const SOURCES = { coach: 'coach', app: 'app', self: 'athlete' } as const satisfies Record<string, MeasurementSource>;

/** A value after a write. */
export interface WrittenMeasurement {
  /** Undefined: there is no value. */
  row: MeasurementEntity | undefined;
  isChanged: boolean;
}

/** Writes measured values for a coach, the athletes' app or an athlete: rules, lock, rows and audit. */
@Injectable()
export class MeasurementsWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes all values or none, and returns for each in the order sent the stored row, undefined without a value. The caller
   * has checked that the actor reaches the athletes. A value that is stored already keeps its version, and one that
   * is to be removed may be gone. Throws a conflict for a value of which another version is stored than the writer saw.
   */
  async write(
    tx: EntityManager,
    actor: Actor,
    catalogue: ReadonlyMap<string, Measure>,
    inputs: readonly MeasurementInput[],
    source: MeasurementSource = SOURCES[actorKindOf(actor)],
  ): Promise<WrittenMeasurement[]> {
    if (inputs.length === 0) return [];
    const now = this.clock.now();
    await lockRows(
      tx,
      'athletes',
      inputs.map(({ athleteId }) => athleteId),
    );
    const storedByPlace = new Map((await findAround(tx, inputs)).map((row) => [placeOf(row), row]));
    const storedOf = (input: MeasurementInput) => storedByPlace.get(placeOf(input));

    // One day ahead is allowed: the writer may be in a later time zone than the institution.
    const latest = addDays(todayIn(actor.timeZone, now), 1);
    const problems = writeProblems(inputs, { catalogue, latest, isStored: (input) => storedOf(input) !== undefined });
    if (problems.length > 0) throw validationFailed(problems);

    const [unchanged, removed]: [MeasurementEntity[], MeasurementEntity[]] = [[], []];
    const changed: boolean[] = [];
    const rows = inputs.map((input): UnsavedRow<MeasurementEntity> | undefined => {
      const stored = storedOf(input);
      const measure = catalogue.get(input.measureKey);
      const isSame = (stored?.value ?? null) === input.value;
      changed.push(!isSame);
      if (!isSame) {
        const conflictError = () => measurementChanged(labelOf(measure), input.day);
        requireVersion({ stored: stored?.version ?? 0, seen: input.version, conflictError });
      } else if (stored) unchanged.push(stored);
      if (isSame) return stored;
      if (input.value === null) {
        if (stored) removed.push(stored);
        return undefined;
      }
      const { athleteId, day, measureKey, side, trial, eventId, value } = input;
      const measureVersion = measure ? versionOn(measure, day).measure_version : 1;
      const place = { athleteId, day, measureKey, measureVersion, side, trial, eventId };
      if (!stored) return { ...place, value, source, version: 1, createdAt: now, updatedAt: now };
      return { ...stored, measureVersion, value, source, version: stored.version + 1, updatedAt: now };
    });

    const saved = await saveVersions<MeasurementEntity>(
      tx,
      MeasurementEntity,
      rows.flatMap((row) => row ?? []),
      unchanged,
    );
    for (const { id, version } of removed) await deleteVersion(tx, MeasurementEntity, id, version);
    await this.recordWrites(tx, actor, catalogue, { ...saved, removed });
    return (rows as (MeasurementEntity | undefined)[]).map((row, at) => ({ row, isChanged: changed[at] ?? false }));
  }

  /** Moves the values of events to the new days of these events, by event id. The caller has locked the events. */
  async moveWithEvents(tx: EntityManager, dayOf: ReadonlyMap<number, CalendarDate>): Promise<void> {
    const now = this.clock.now();
    const moved = (await findOfEvents(tx, [...dayOf.keys()])).flatMap((row) => {
      const day = dayOf.get(row.eventId) ?? row.day;
      return day === row.day ? [] : [{ ...row, day, version: row.version + 1, updatedAt: now }];
    });
    if (moved.length > 0) await saveVersions<MeasurementEntity>(tx, MeasurementEntity, moved);
  }

  /** Deletes the values of an athlete's day that follow no event, and returns them for `restore`. */
  async removeDay(
    tx: EntityManager,
    { athleteId, date: day }: { athleteId: number; date: CalendarDate },
    measureKeys: readonly string[],
  ): Promise<MeasurementEntity[]> {
    const places = measureKeys.map((measureKey) => ({ athleteId, day, measureKey }));
    const rows = (await findAround(tx, places)).filter(({ eventId }) => eventId === 0);
    return removeRows(tx, rows);
  }

  /** Deletes what an athlete answered about an event, and returns it for `restore`. */
  async removeOfEvent(
    tx: EntityManager,
    { athleteId, eventId }: { athleteId: number; eventId: number },
  ): Promise<MeasurementEntity[]> {
    const rows = await findOfEvents(tx, [eventId]);
    return removeRows(
      tx,
      rows.filter((row) => row.athleteId === athleteId),
    );
  }

  /** Stores deleted values again, which were kept as JSON. */
  async restore(tx: EntityManager, rows: readonly MeasurementEntity[]): Promise<void> {
    const now = this.clock.now();
    const restored = rows.map((row) => ({
      ...row,
      version: row.version + 1,
      createdAt: new Date(row.createdAt),
      updatedAt: now,
    }));
    await insertOrRetry<MeasurementEntity>(tx, MeasurementEntity, restored);
  }

  private async recordWrites(
    tx: EntityManager,
    actor: Actor,
    catalogue: ReadonlyMap<string, Measure>,
    rows: Record<'created' | 'updated' | 'removed', readonly MeasurementEntity[]>,
  ): Promise<void> {
    for (const kind of new Set(Object.values(AUDITED_AS))) {
      const ofKind = (of: readonly MeasurementEntity[]) =>
        of.filter(({ measureKey }) => kind === auditedAs(catalogue.get(measureKey)));
      const [created, updated] = [ofKind(rows.created), ofKind(rows.updated)];
      await this.audit.wroteRows(tx, actor, kind, { created, updated });
      const removed = ofKind(rows.removed).map(({ athleteId }) => athleteId);
      await this.audit.wrote(tx, actor, kind, 'delete', removed);
    }
  }
}

async function removeRows(tx: EntityManager, rows: MeasurementEntity[]): Promise<MeasurementEntity[]> {
  for (const { id, version } of rows) await deleteVersion(tx, MeasurementEntity, id, version);
  return rows;
}

const labelOf = (measure: Measure | undefined): string => (measure ? newestVersion(measure).label : 'a value');
const auditedAs = (measure: Measure | undefined): HealthData | undefined =>
  measure && AUDITED_AS[newestVersion(measure).kind];
