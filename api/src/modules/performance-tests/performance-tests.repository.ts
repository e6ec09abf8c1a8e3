import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { In, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import {
  findInWindow,
  findOfAthletes,
  type DayRange,
  type DayTable,
  type DayWindow,
} from '../../common/paging/athlete-rows.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { PerformanceTestEntity } from './performance-test.entity.js';

const TESTS: DayTable = { table: 'fatigue_records', day: 'recorded_at' };
const STORED_TEST = select(PerformanceTestEntity, 'row', ['id', 'athleteId', 'kind', 'recordedAt', 'value', 'version']);
/** A test as lists answer it. */
export type StoredTest = RowOf<typeof STORED_TEST>;

/** An athlete's tests of every kind, by day and then by id. */
export function findTests(manager: EntityManager, athleteId: number, window: DayWindow): Promise<StoredTest[]> {
  return findInWindow(manager, STORED_TEST, TESTS, athleteId, window);
}

/** An athlete's newest tests of one kind up to a day, oldest first. */
export async function findNewestTests(
  manager: EntityManager,
  athleteId: number,
  kind: PerformanceTestKind,
  to: CalendarDate,
  limit: number,
): Promise<StoredTest[]> {
  const newestFirst = await STORED_TEST.read(
    manager,
    `FROM fatigue_records row WHERE row.athlete_id = :athleteId AND row.kind = :kind AND row.recorded_at <= :to
     ORDER BY row.recorded_at DESC LIMIT :limit`,
    { athleteId, kind, to, limit },
  );
  return newestFirst.reverse();
}

const TEST = select(PerformanceTestEntity, 'row', ['athleteId', 'kind', 'recordedAt', 'value']);
/** One test of one athlete. */
export type AthleteTest = RowOf<typeof TEST>;

/** The tests of these kinds and athletes (at least one) on the days of a range, unordered; one query. */
export function findTestsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  kinds: readonly PerformanceTestKind[],
  range: DayRange,
): Promise<AthleteTest[]> {
  return findOfAthletes(manager, TEST, TESTS, athleteIds, range, {
    condition: 'row.kind IN (:...kinds)',
    parameters: { kinds },
  });
}

/** The athlete's tests among these ids. */
export function findOfAthlete(
  manager: EntityManager,
  athleteId: number,
  ids: readonly number[],
): Promise<PerformanceTestEntity[]> {
  return manager.findBy(PerformanceTestEntity, { athleteId, id: In([...new Set(ids)]) });
}

/** The tests of one kind of these athletes on one day; one query. */
export function findOnDay(
  manager: EntityManager,
  athleteIds: readonly number[],
  kind: PerformanceTestKind,
  recordedAt: CalendarDate,
): Promise<PerformanceTestEntity[]> {
  return manager.findBy(PerformanceTestEntity, { athleteId: In([...athleteIds]), kind, recordedAt });
}

/**
 * The coach's athletes among these, each with the value of that kind and day, null without one. Athletes out of reach
 * are left out. One query.
 */
export async function findOwnValues(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
  kind: PerformanceTestKind,
  recordedAt: CalendarDate,
): Promise<Map<number, number | null>> {
  const rows = await manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .addSelect('test.value', 'value')
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .leftJoin(
      PerformanceTestEntity,
      'test',
      'test.athlete_id = athlete.id AND test.kind = :kind AND test.recorded_at = :recordedAt',
      { kind, recordedAt },
    )
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getRawMany<{ athleteId: number; value: string | number | null }>();
  // MariaDB returns raw decimals as text.
  return new Map(rows.map(({ athleteId, value }) => [athleteId, value === null ? null : Number(value)]));
}
