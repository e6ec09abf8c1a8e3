import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { In, type EntityManager } from 'typeorm';
import { isOwnAthlete, type Reacher } from '../../common/access/coach-reach.js';
import {
  findInWindow,
  findOfAthletes,
  isReached,
  type DayRange,
  type DayWindow,
  type ReachedAthlete,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { PerformanceTestEntity } from './performance-test.entity.js';

const TESTS = {
  table: 'fatigue_records',
  day: 'recorded_at',
  dayOf: ({ recordedAt }: { recordedAt: CalendarDate }) => recordedAt,
} as const;
const STORED_TEST = select(PerformanceTestEntity, 'row', ['id', 'athleteId', 'kind', 'recordedAt', 'value', 'version']);
/** A test as lists answer it. */
export type StoredTest = RowOf<typeof STORED_TEST>;

/** An athlete's tests of every kind, by day and then by id. */
export function findTests(manager: EntityManager, athlete: ReachedAthlete, window: DayWindow): Promise<StoredTest[]> {
  return findInWindow(manager, STORED_TEST, TESTS, athlete, window);
}

/** An athlete's newest tests of one kind up to a day, oldest first. */
export async function findNewestTests(
  manager: EntityManager,
  { reach, athleteId }: ReachedAthlete,
  kind: PerformanceTestKind,
  to: CalendarDate,
  limit: number,
): Promise<StoredTest[]> {
  const reached = isReached(reach, athleteId, 'row.recorded_at');
  const newestFirst = await STORED_TEST.read(
    manager,
    `FROM fatigue_records row WHERE row.athlete_id = :athleteId AND row.kind = :kind AND row.recorded_at <= :to
     AND ${reached.condition} ORDER BY row.recorded_at DESC LIMIT :limit`,
    { athleteId, kind, to, limit, ...reached.parameters },
  );
  return newestFirst.reverse();
}

const TEST = select(PerformanceTestEntity, 'row', ['athleteId', 'kind', 'recordedAt', 'value']);
/** One test of one athlete. */
export type AthleteTest = RowOf<typeof TEST>;

/** The tests of these kinds and athletes (at least one) on the days of a range, unordered; one query. */
export function findTestsOf(
  manager: EntityManager,
  athletes: ReachedAthletes,
  kinds: readonly PerformanceTestKind[],
  range: DayRange,
): Promise<AthleteTest[]> {
  return findOfAthletes(manager, TEST, TESTS, athletes, range, {
    condition: 'row.kind IN (:...kinds)',
    parameters: { kinds },
  });
}

/** The tests of every kind of these athletes (at least one) on the days of a range, as they are stored, unordered; one query. */
export const findStoredTestsOf = (
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<StoredTest[]> => findOfAthletes(manager, STORED_TEST, TESTS, athletes, range);

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
  { coachId, today }: Reacher,
  athleteIds: readonly number[],
  kind: PerformanceTestKind,
  recordedAt: CalendarDate,
): Promise<Map<number, number | null>> {
  const rows = await manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .addSelect('test.value', 'value')
    .from('athletes', 'athlete')
    .leftJoin(
      PerformanceTestEntity,
      'test',
      'test.athlete_id = athlete.id AND test.kind = :kind AND test.recorded_at = :recordedAt',
      { kind, recordedAt },
    )
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .andWhere(isOwnAthlete('performance.read'), { coachId, today })
    .getRawMany<{ athleteId: number; value: string | number | null }>();
  // MariaDB returns raw decimals as text.
  return new Map(rows.map(({ athleteId, value }) => [athleteId, value === null ? null : Number(value)]));
}
