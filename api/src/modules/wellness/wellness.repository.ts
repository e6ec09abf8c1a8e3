import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { findOfAthletes, type DayRange } from '../../common/paging/athletes-window.js';
import { findInWindow, type DayWindow } from '../../common/paging/day-window.js';
import { groupPairs } from '../../database/pair-groups.js';
import type { Ratings } from './calc/hooper.js';
import { WellnessEntryRow } from './wellness-entry.entity.js';

export interface Injury {
  bodyPart: string;
  severity: number;
}

/** An athlete's entries, oldest first. */
export function findEntries(manager: EntityManager, athleteId: number, window: DayWindow): Promise<WellnessEntryRow[]> {
  return findInWindow(manager, WellnessEntryRow, 'date', athleteId, window);
}

/** An athlete's newest entries up to a day, oldest first. */
export async function findNewestEntries(
  manager: EntityManager,
  athleteId: number,
  to: string,
  limit: number,
): Promise<WellnessEntryRow[]> {
  const newestFirst = await manager.find(WellnessEntryRow, {
    where: { athleteId, date: LessThanOrEqual(to) },
    order: { date: 'DESC' },
    take: limit,
  });
  return newestFirst.reverse();
}

/** What one athlete answered on one day. */
export interface AthleteRatings extends Ratings {
  athleteId: number;
  date: CalendarDate;
}

/** The answers of these athletes, of whom there is at least one, on the days of a range, in any order; one query. Read as bare figures: of many athletes there are thousands. */
export function findRatingsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<AthleteRatings[]> {
  return findOfAthletes(manager, WellnessEntryRow, 'date', athleteIds, range)
    .addSelect('row.sleepQuality', 'sleep_quality')
    .addSelect('row.fatigue', 'fatigue')
    .addSelect('row.muscleSoreness', 'muscle_soreness')
    .addSelect('row.stress', 'stress')
    .getRawMany<AthleteRatings>();
}

/** The entries of these athletes' days; one query. */
export async function findOnDays(
  manager: EntityManager,
  days: readonly { athlete_id: number; date: string }[],
): Promise<WellnessEntryRow[]> {
  const groups = groupPairs(days.map((day) => [day.athlete_id, day.date] as const));
  return manager.findBy(
    WellnessEntryRow,
    groups.map(({ left, right }) => ({ athleteId: In(left), date: In(right) })),
  );
}

/** The present injury per athlete: that of the latest entry that says something about injury. Absent: not injured. */
export async function findCurrentInjuries(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, Injury>> {
  if (athleteIds.length === 0) return new Map();
  // Asked of each athlete, not of each entry: one step into the index for every athlete, however many years they have.
  const latest =
    'SELECT later.id FROM wellness_entries later WHERE later.athlete_id = athlete.id AND later.injury_recorded = :recorded ORDER BY later.date DESC LIMIT 1';
  const entries = await manager
    .createQueryBuilder(WellnessEntryRow, 'entry')
    .innerJoin('athletes', 'athlete', `entry.id = (${latest})`, { recorded: true })
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getMany();
  return new Map(
    entries.flatMap(({ athleteId, injuryBodyPart, injurySeverity }) =>
      injuryBodyPart !== null && injurySeverity !== null
        ? [[athleteId, { bodyPart: injuryBodyPart, severity: injurySeverity }] as const]
        : [],
    ),
  );
}
