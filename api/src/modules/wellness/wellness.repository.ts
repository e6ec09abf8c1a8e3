import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import {
  findInWindow,
  findOfAthletes,
  groupPairs,
  isReached,
  type DayRange,
  type DayWindow,
  type ReachedAthlete,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { PackedRows } from '../../common/paging/packed-rows.js';
import { select, type RowOf } from '../../database/row-selection.js';
import type { Ratings } from './calc/hooper.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';

export interface Injury {
  bodyPart: string;
  severity: number;
  /** The day of the report. */
  date: CalendarDate;
}

const ENTRIES = { table: 'wellness_entries', day: 'date', dayOf: ({ date }: { date: CalendarDate }) => date } as const;
const STORED_ENTRY = select(WellnessEntryEntity, 'row', [
  'id',
  'athleteId',
  'date',
  'sleepQuality',
  'fatigue',
  'muscleSoreness',
  'stress',
  'injuryRecorded',
  'injuryBodyPart',
  'injurySeverity',
  'answeredAt',
  'updatedAt',
  'version',
  'athleteVersion',
]);
/** An entry as lists answer it. */
export type StoredEntry = RowOf<typeof STORED_ENTRY>;

/** An athlete's entries, oldest first. */
export function findEntries(
  manager: EntityManager,
  athlete: ReachedAthlete,
  window: DayWindow,
): Promise<StoredEntry[]> {
  return findInWindow(manager, STORED_ENTRY, ENTRIES, athlete, window);
}

/** The entries of these athletes (at least one) on the days of a range, unordered; one query. */
export const findEntriesOf = (
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<StoredEntry[]> => findOfAthletes(manager, STORED_ENTRY, ENTRIES, athletes, range);

/** An athlete's newest entries up to a day, oldest first. */
export async function findNewestEntries(
  manager: EntityManager,
  { reach, athleteId }: ReachedAthlete,
  to: string,
  limit: number,
): Promise<StoredEntry[]> {
  const reached = isReached(reach, athleteId, 'row.date');
  const newestFirst = await STORED_ENTRY.read(
    manager,
    `FROM wellness_entries row WHERE row.athlete_id = :athleteId AND row.date <= :to AND ${reached.condition}
     ORDER BY row.date DESC LIMIT :limit`,
    { athleteId, to, limit, ...reached.parameters },
  );
  return newestFirst.reverse();
}

/** The ratings of one day. */
export interface DayRatings extends Ratings {
  date: CalendarDate;
}

const RATINGS = new PackedRows<DayRatings>('wellness_entries', {
  sleep_quality: 'row.sleep_quality',
  fatigue: 'row.fatigue',
  muscle_soreness: 'row.muscle_soreness',
  stress: 'row.stress',
});

/** The ratings of these athletes (at least one) on the days of a range, by athlete, unordered; one query. */
export function findRatingsOf(
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<(athleteId: number) => DayRatings[]> {
  return RATINGS.find(manager, athletes, range);
}

const DAY = select(WellnessEntryEntity, 'row', ['athleteId', 'date']);

/** The days of a range on which these athletes (at least one) gave all four ratings, unordered; one query. */
export function findCompleteDays(
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<{ athleteId: number; date: CalendarDate }[]> {
  const ratings = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'];
  const condition = ratings.map((rating) => `row.${rating} IS NOT NULL`).join(' AND ');
  return findOfAthletes(manager, DAY, ENTRIES, athletes, range, { condition });
}

const ANSWER_TIME = select(WellnessEntryEntity, 'row', ['athleteId', 'answeredAt']);

/** When the surveys of these athletes (at least one) on a day were complete; null where nobody knows it. One query. */
export async function findAnswerTimes(
  manager: EntityManager,
  athleteIds: readonly number[],
  date: CalendarDate,
): Promise<Map<number, Date | null>> {
  const entries = await ANSWER_TIME.read(
    manager,
    'FROM wellness_entries row WHERE row.athlete_id IN (:...athleteIds) AND row.date = :date',
    { athleteIds, date },
  );
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

const INJURY = select(WellnessEntryEntity, 'entry', ['athleteId', 'date', 'injuryBodyPart', 'injurySeverity']);

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
  const entries = await INJURY.read(
    manager,
    `FROM wellness_entries entry INNER JOIN athletes athlete ON entry.id = (${latest}) WHERE athlete.id IN (:...athleteIds)`,
    { athleteIds, recorded: true, day },
  );
  return new Map(
    entries.flatMap(({ athleteId, injuryBodyPart, injurySeverity, date }) =>
      injuryBodyPart !== null && injurySeverity !== null
        ? [[athleteId, { bodyPart: injuryBodyPart, severity: injurySeverity, date }] as const]
        : [],
    ),
  );
}
