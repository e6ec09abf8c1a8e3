import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { actorKindOf, AuditLog, type ActorKind, type AuditActor } from '../../common/audit/audit-log.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { entryProblems } from '../../common/intake/entry-problems.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { mustWrite, requireVersion } from '../../common/versioned/seen-version.js';
import { isChanged, saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { findCatalogue } from '../measures/index.js';
import { MeasurementsWriter, type MeasurementInput } from '../measurements/index.js';
import { findAsked } from '../surveys/index.js';
import { wellnessChanged } from './wellness.errors.js';
import { nextEntry, type WellnessWrite } from './wellness.mapper.js';
import { findOnDays } from './wellness.repository.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';

/** Writes wellness entries for a coach, for the athletes' own app or for an athlete: rules, lock, rows and audit. */
@Injectable()
export class WellnessWriter {
  constructor(
    private readonly measurements: MeasurementsWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes all entries or none and returns the rows in the order sent. The caller has checked that the actor reaches the
   * athletes. An unchanged entry is not written and makes no version, so that a coach who edits the day at that time has
   * no conflict. Further answers belong to the day: changing one makes a version of the entry, too. `isHistory`: answers that
   * were given elsewhere, so nobody knows when, and they need not have been asked here.
   */
  async write(
    tx: EntityManager,
    actor: AuditActor & { timeZone: string },
    writes: readonly WellnessWrite[],
    { isHistory = false }: { isHistory?: boolean } = {},
  ): Promise<WellnessEntryEntity[]> {
    const now = this.clock.now();

    // One day ahead is allowed: the writer may be in a later time zone than the institution.
    const problems = writeProblems(writes, addDays(todayIn(actor.timeZone, now), 1));
    if (problems.length > 0) throw validationFailed(problems);

    await lockRows(
      tx,
      'athletes',
      writes.map((write) => write.athlete_id),
    );
    const changedDays = await this.writeFurther(tx, actor, writes, isHistory);
    const saved = await saveEntries(tx, writes, { writer: actorKindOf(actor), now, isHistory, changedDays });

    await this.audit.wroteRows(tx, actor, 'wellness', saved);
    // The answer shows an existing day completely, which tells the app what a coach has entered there.
    const shown = 'apiKeyId' in actor ? [...saved.updated, ...saved.unchanged] : saved.unchanged;
    if (!('deviceId' in actor))
      await this.audit.readWhileWriting(
        tx,
        actor,
        'wellness',
        shown.map((row) => row.athleteId),
      );

    return saved.rows;
  }

  /** Writes the answers beside the ratings and returns the days on which one has changed. */
  private async writeFurther(
    tx: EntityManager,
    actor: AuditActor & { timeZone: string },
    writes: readonly WellnessWrite[],
    isHistory: boolean,
  ): Promise<Set<string>> {
    const inputs = writes.flatMap(({ athlete_id: athleteId, date: day, more = [] }, at) =>
      more.map(({ measure: measureKey, measure_version: measureVersion, value }, index): MeasurementInput => {
        const path = `entries.${at}.more.${index}`;
        return { athleteId, day, measureKey, measureVersion, side: 'none', trial: 1, eventId: 0, value, path };
      }),
    );
    if (inputs.length === 0) return new Set();

    if (!isHistory) await requireAsked(tx, writes, inputs);

    const catalogue = await findCatalogue(tx, actor.institutionId);
    const written = await this.measurements.write(tx, actor, catalogue, inputs, isHistory ? 'import' : undefined);
    const changed = inputs.filter((_, at) => written[at]?.isChanged);
    return new Set(changed.map(({ athleteId, day }) => dayKey(athleteId, day)));
  }
}

async function requireAsked(
  tx: EntityManager,
  writes: readonly WellnessWrite[],
  inputs: readonly MeasurementInput[],
): Promise<void> {
  const asked = await findAsked(
    tx,
    writes.map(({ athlete_id: athleteId }) => athleteId),
  );
  const problems = inputs
    .filter(({ value }) => value !== null)
    .filter(({ athleteId, day, measureKey }) => !asked.on(athleteId, day, 'daily').includes(measureKey))
    .map(({ path }) => ({ path: `${path}.measure`, message: 'This is not asked of the athlete on this day.' }));
  if (problems.length > 0) throw validationFailed(problems);
}

/**
 * The rules that the schema cannot express: no day in the future, no day of an athlete twice. In the order of the
 * entries.
 */
function writeProblems(writes: readonly WellnessWrite[], latest: CalendarDate): FieldProblem[] {
  return entryProblems(writes, latest, (write) => ({
    key: dayKey(write.athlete_id, write.date),
    field: 'date',
    twice: `Date ${write.date} appears twice for the same athlete.`,
  }));
}

/**
 * Inserts or updates by athlete and day. Throws a conflict when an entry changes a day and names another version than
 * the stored one. The version that was read guards each update and the unique key guards each insert: of two
 * simultaneous writes the second one runs again on the new state.
 */
async function saveEntries(
  tx: EntityManager,
  writes: readonly WellnessWrite[],
  by: { writer: ActorKind; now: Date; isHistory: boolean; changedDays: ReadonlySet<string> },
): Promise<SavedRows<WellnessEntryEntity>> {
  const storedRows = await findOnDays(tx, writes);
  const storedByDay = new Map(storedRows.map((row) => [dayKey(row.athleteId, row.date), row]));

  const rows = writes.map((write): UnsavedRow<WellnessEntryEntity> => {
    const day = dayKey(write.athlete_id, write.date);
    const stored = storedByDay.get(day);
    const version = { seen: write.version, conflictError: () => wellnessChanged(write.date) };
    const next = nextEntry(write, stored, by);
    if (stored) {
      const hasChanges = by.changedDays.has(day) || isChanged<WellnessEntryEntity>(next, stored);
      return mustWrite(hasChanges, { stored: stored.version, ...version }) ? { ...next, id: stored.id } : stored;
    }
    requireVersion({ stored: 0, ...version });
    return next;
  });

  return saveVersions(tx, WellnessEntryEntity, rows, storedRows);
}

/** Map key of one athlete's day. */
function dayKey(athleteId: number, date: CalendarDate): string {
  return `${athleteId}/${date}`;
}
