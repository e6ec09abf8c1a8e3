import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type {
  PerformanceTestWrite,
  RecordTestsBody,
  SavePerformanceTestsBody,
} from '@touchline/contracts/performance-tests.schema';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import type { ReachedAthlete } from '../../common/paging/athlete-rows.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { nextOrStored } from '../../common/versioned/seen-version.js';
import { isChanged, saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { performanceTestChanged, recordedMeanwhile } from './performance-tests.errors.js';
import { keptValue, nextVersion } from './performance-tests.mapper.js';
import { findOfAthlete, findOnDay } from './performance-tests.repository.js';
import {
  editProblems,
  recordingDayProblems,
  recordingProblems,
  writtenValue,
  type TestEdit,
} from './performance-tests.rules.js';
import { findMembersOn } from '../memberships/index.js';
import { PerformanceTestEntity } from './performance-test.entity.js';

/** Writes performance tests: rules, lock, rows and audit. */
@Injectable()
export class PerformanceTestsWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the values of an athlete's stored tests, all or none, and returns the rows in the order sent. The caller
   * has checked that the coach reaches the athlete. A test that has the value already keeps its version. Throws "not
   * found" unless each id is a test of this athlete on a day that is reached, and a conflict for a change of a version that
   * is no longer stored.
   */
  async edit(
    tx: EntityManager,
    coach: SignedInCoach,
    { athlete_id: athleteId, entries }: SavePerformanceTestsBody,
    reach: Reach,
  ): Promise<PerformanceTestEntity[]> {
    await lockRows(tx, 'athletes', [athleteId]);
    const edits = await matchStored(tx, { reach, athleteId }, entries);

    const problems = editProblems(edits);
    if (problems.length > 0) throw validationFailed(problems);

    const now = this.clock.now();
    const nextRows = edits.map(({ entry, stored }) =>
      nextOrStored<PerformanceTestEntity>(nextVersion(stored, writtenValue(entry).value, now), stored, {
        seen: entry.version,
        conflictError: () => performanceTestChanged(stored.recordedAt),
      }),
    );
    const storedRows = edits.map(({ stored }) => stored);
    const saved = await saveVersions(tx, PerformanceTestEntity, nextRows, storedRows);

    await this.audit.wroteRows(tx, coach, 'fatigue', saved);
    // The answer to an unchanged test shows the stored value.
    const shown = saved.unchanged.map((row) => row.athleteId);
    await this.audit.readWhileWriting(tx, coach, 'fatigue', shown);
    return saved.rows;
  }

  /**
   * Records one value per athlete, all or none; a value of the same kind and day is replaced, and an equal one keeps its
   * version. The caller has checked that the coach reaches the team and the athletes, who belong to the team on the
   * day.
   */
  async record(
    tx: EntityManager,
    coach: SignedInCoach,
    { recordings, recordingType: kind, teamId, date }: RecordTestsBody,
  ): Promise<SavedRows<PerformanceTestEntity>> {
    const now = this.clock.now();
    const athleteIds = recordings.map(({ athlete_id: athleteId }) => athleteId);

    const recordedAt = date ?? todayIn(coach.timeZone, now);
    const members = new Set(await findMembersOn(tx, { teamId, day: recordedAt }));

    // Every place on earth is within one day of UTC.
    const problems = [
      ...recordingProblems(athleteIds, (athleteId) => members.has(athleteId)),
      ...recordingDayProblems(date, addDays(todayIn('UTC', now), 1)),
    ];
    if (problems.length > 0) throw validationFailed(problems);

    await lockRows(tx, 'athletes', athleteIds);
    const saved = await saveRecordings(tx, recordings, { kind, recordedAt, now });

    await this.audit.wroteRows(tx, coach, 'fatigue', saved);
    return saved;
  }

  /**
   * Writes results that were measured elsewhere, at most one per athlete, kind and day, and returns the rows in the order
   * given. The caller has checked that the coach reaches them.
   */
  async writeHistory(
    tx: EntityManager,
    coach: SignedInCoach,
    results: readonly TestResult[],
  ): Promise<Pick<PerformanceTestEntity, 'id' | 'version'>[]> {
    const now = this.clock.now();
    await lockRows(
      tx,
      'athletes',
      results.map(({ athleteId }) => athleteId),
    );
    const written = new Map<TestResult, PerformanceTestEntity>();
    for (const ofDay of groupRows(results, ({ kind, day }) => `${kind} ${day}`).values()) {
      const [{ kind, day: recordedAt }] = ofDay as [TestResult];
      const recordings = ofDay.map(({ athleteId, value }) => ({ athlete_id: athleteId, value }));
      const saved = await saveRecordings(tx, recordings, { kind, recordedAt, now });
      await this.audit.wroteRows(tx, coach, 'fatigue', saved);
      for (const [at, row] of saved.rows.entries()) written.set(ofDay[at] as TestResult, row);
    }
    return results.flatMap((result) => written.get(result) ?? []);
  }
}

/** A result of one athlete on one day, in the unit of the kind. */
export interface TestResult {
  athleteId: number;
  kind: PerformanceTestKind;
  day: CalendarDate;
  value: number;
}

/** Each entry with the stored test that it changes, in the order sent. */
async function matchStored(
  tx: EntityManager,
  { reach, athleteId }: ReachedAthlete,
  entries: readonly PerformanceTestWrite[],
): Promise<TestEdit<PerformanceTestEntity>[]> {
  const ids = entries.map(({ id }) => id);
  const found = reach.filter(await findOfAthlete(tx, athleteId, ids), ({ recordedAt }) => recordedAt);
  const storedById = new Map(found.map((row) => [row.id, row]));
  return entries.map((entry) => {
    const stored = storedById.get(entry.id);
    if (!stored) throw notFound();
    return { entry, stored };
  });
}

/** What all recordings of a call have in common. */
interface RecordingDay {
  kind: PerformanceTestKind;
  recordedAt: CalendarDate;
  now: Date;
}

/**
 * Inserts or updates by athlete, kind and day. With `if_value`, throws a conflict when another value is stored than the
 * coach saw, or none; not when the stored value equals the one sent, because the call is then repeated after a lost
 * answer. The version that was read guards each update and the unique key guards each insert: of two simultaneous
 * recordings the second one runs again on the new state.
 */
async function saveRecordings(
  tx: EntityManager,
  recordings: RecordTestsBody['recordings'],
  { kind, recordedAt, now }: RecordingDay,
): Promise<SavedRows<PerformanceTestEntity>> {
  const athleteIds = recordings.map(({ athlete_id: athleteId }) => athleteId);
  const storedRows = await findOnDay(tx, athleteIds, kind, recordedAt);
  const storedByAthlete = new Map(storedRows.map((row) => [row.athleteId, row]));

  const rows = recordings.map((recording): UnsavedRow<PerformanceTestEntity> => {
    const { athlete_id: athleteId, if_value: expected } = recording;
    const stored = storedByAthlete.get(athleteId);
    const value = keptValue(kind, recording.value);
    if (expected !== undefined && stored?.value !== value) {
      const expectedValue = expected === null ? null : keptValue(kind, expected);
      if ((stored?.value ?? null) !== expectedValue) throw recordedMeanwhile(recordedAt);
    }
    if (!stored) return { athleteId, kind, recordedAt, value, version: 1, createdAt: now, updatedAt: now };
    const next = nextVersion(stored, value, now);
    return isChanged<PerformanceTestEntity>(next, stored) ? next : stored;
  });

  return saveVersions(tx, PerformanceTestEntity, rows, storedRows);
}
