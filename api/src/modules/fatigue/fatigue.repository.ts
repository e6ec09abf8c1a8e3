import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { findOfAthletes, type DayRange } from '../../common/paging/athletes-window.js';
import { findInWindow, type DayWindow } from '../../common/paging/day-window.js';
import { FatigueRecord } from './fatigue-record.entity.js';

/** An athlete's tests of every kind, oldest first; those of a day by number. */
export function findTests(manager: EntityManager, athleteId: number, window: DayWindow): Promise<FatigueRecord[]> {
  return findInWindow(manager, FatigueRecord, 'recordedAt', athleteId, window);
}

/** An athlete's newest tests of one kind up to a day, oldest first. */
export async function findNewestTests(
  manager: EntityManager,
  athleteId: number,
  kind: FatigueKind,
  to: CalendarDate,
  limit: number,
): Promise<FatigueRecord[]> {
  const newestFirst = await manager.find(FatigueRecord, {
    where: { athleteId, kind, recordedAt: LessThanOrEqual(to) },
    order: { recordedAt: 'DESC' },
    take: limit,
  });
  return newestFirst.reverse();
}

/** One test of one athlete. */
export type AthleteTest = Pick<FatigueRecord, 'athleteId' | 'kind' | 'recordedAt' | 'value'>;

/** The tests of these kinds that these athletes, of whom there is at least one, did on the days of a range, in any order; one query. Read as bare figures: of many athletes there are thousands. */
export async function findTestsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  kinds: readonly FatigueKind[],
  range: DayRange,
): Promise<AthleteTest[]> {
  const rows = await findOfAthletes(manager, FatigueRecord, 'recordedAt', athleteIds, range)
    .addSelect('row.kind', 'kind')
    .addSelect('row.value', 'value')
    .andWhere('row.kind IN (:...kinds)', { kinds })
    .getRawMany<Omit<AthleteTest, 'value'> & { value: string | number }>();
  // Read past the entity, a decimal comes as text from MariaDB.
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

/** Those of these tests that are the athlete's. */
export function findOfAthlete(
  manager: EntityManager,
  athleteId: number,
  ids: readonly number[],
): Promise<FatigueRecord[]> {
  return manager.findBy(FatigueRecord, { athleteId, id: In([...new Set(ids)]) });
}

/** The tests of one kind that these athletes did on one day; one query. */
export function findOnDay(
  manager: EntityManager,
  athleteIds: readonly number[],
  kind: FatigueKind,
  recordedAt: CalendarDate,
): Promise<FatigueRecord[]> {
  return manager.findBy(FatigueRecord, { athleteId: In([...athleteIds]), kind, recordedAt });
}

/** Of these athletes the coach's own, each with the value of that kind and day, null where there is none. Who is out of reach is left out. One query. */
export async function findOwnValues(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
  kind: FatigueKind,
  recordedAt: CalendarDate,
): Promise<Map<number, number | null>> {
  const rows = await manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .addSelect('test.value', 'value')
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .leftJoin(
      FatigueRecord,
      'test',
      'test.athlete_id = athlete.id AND test.kind = :kind AND test.recorded_at = :recordedAt',
      { kind, recordedAt },
    )
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getRawMany<{ athleteId: number; value: string | number | null }>();
  // Read past the entity, a decimal comes as text from MariaDB.
  return new Map(rows.map(({ athleteId, value }) => [athleteId, value === null ? null : Number(value)]));
}
