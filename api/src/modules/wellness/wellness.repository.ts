import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import {
  findInWindow,
  findOfAthletes,
  groupPairs,
  type DayRange,
  type DayWindow,
} from '../../common/paging/athlete-rows.js';
import type { Ratings } from './calc/hooper.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';

export interface Injury {
  bodyPart: string;
  severity: number;
  /** The day of the report. */
  date: CalendarDate;
}

/** An athlete's entries, oldest first. */
export function findEntries(
  manager: EntityManager,
  athleteId: number,
  window: DayWindow,
): Promise<WellnessEntryEntity[]> {
  return findInWindow(manager, WellnessEntryEntity, 'date', athleteId, window);
}

/** An athlete's newest entries up to a day, oldest first. */
export async function findNewestEntries(
  manager: EntityManager,
  athleteId: number,
  to: string,
  limit: number,
): Promise<WellnessEntryEntity[]> {
  const newestFirst = await manager.find(WellnessEntryEntity, {
    where: { athleteId, date: LessThanOrEqual(to) },
    order: { date: 'DESC' },
    take: limit,
  });
  return newestFirst.reverse();
}

/** The ratings of one day. */
export interface DayRatings extends Ratings {
  date: CalendarDate;
}

/** The ratings of one athlete on one day. */
export interface AthleteRatings extends DayRatings {
  athleteId: number;
}

/**
 * The ratings of these athletes (at least one) on the days of a range, unordered; one query. Reads raw columns instead
 * of entities: a large club has thousands of rows.
 */
export function findRatingsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<AthleteRatings[]> {
  return findOfAthletes(manager, WellnessEntryEntity, 'date', athleteIds, range)
    .addSelect('row.sleepQuality', 'sleep_quality')
    .addSelect('row.fatigue', 'fatigue')
    .addSelect('row.muscleSoreness', 'muscle_soreness')
    .addSelect('row.stress', 'stress')
    .getRawMany<AthleteRatings>();
}

/** When the surveys of these athletes (at least one) on a day were complete; null where nobody knows it. One query. */
export async function findAnswerTimes(
  manager: EntityManager,
  athleteIds: readonly number[],
  date: CalendarDate,
): Promise<Map<number, Date | null>> {
  const entries = await manager.find(WellnessEntryEntity, {
    select: { id: true, athleteId: true, answeredAt: true },
    where: { athleteId: In([...athleteIds]), date },
  });
  return new Map(entries.map(({ athleteId, answeredAt }) => [athleteId, answeredAt]));
}

/** The entries of these athlete-and-day pairs; one query. */
export async function findOnDays(
  manager: EntityManager,
  days: readonly { athlete_id: number; date: string }[],
): Promise<WellnessEntryEntity[]> {
  const groups = groupPairs(days.map((day) => [day.athlete_id, day.date] as const));
  return manager.findBy(
    WellnessEntryEntity,
    groups.map(({ left, right }) => ({ athleteId: In(left), date: In(right) })),
  );
}

/**
 * The injury per athlete, from the latest entry, up to `day` if one is given, that records an injury or a recovery.
 * Absent: not injured.
 */
export async function findCurrentInjuries(
  manager: EntityManager,
  athleteIds: readonly number[],
  day?: CalendarDate,
): Promise<Map<number, Injury>> {
  if (athleteIds.length === 0) return new Map();
  // A subquery per athlete: it takes one index lookup for each, however many years of entries there are.
  const upTo = day === undefined ? '' : 'AND later.date <= :day';
  const latest = `SELECT later.id FROM wellness_entries later WHERE later.athlete_id = athlete.id AND later.injury_recorded = :recorded ${upTo} ORDER BY later.date DESC LIMIT 1`;
  const entries = await manager
    .createQueryBuilder(WellnessEntryEntity, 'entry')
    .innerJoin('athletes', 'athlete', `entry.id = (${latest})`, { recorded: true, day })
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getMany();
  return new Map(
    entries.flatMap(({ athleteId, injuryBodyPart, injurySeverity, date }) =>
      injuryBodyPart !== null && injurySeverity !== null
        ? [[athleteId, { bodyPart: injuryBodyPart, severity: injurySeverity, date }] as const]
        : [],
    ),
  );
}
