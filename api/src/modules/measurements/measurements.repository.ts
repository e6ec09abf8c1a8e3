import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import {
  findInWindow,
  findOfAthletes,
  type DayRange,
  type DayWindow,
  type ReachedAthlete,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { select, selectExpressions, type RowOf } from '../../database/row-selection.js';
import { MeasurementEntity } from './measurement.entity.js';

const MEASUREMENTS = { table: 'measurements', day: 'day', dayOf: ({ day }: { day: CalendarDate }) => day } as const;
const STORED = select(MeasurementEntity, 'row', [
  'id',
  'athleteId',
  'day',
  'measureKey',
  'measureVersion',
  'side',
  'trial',
  'eventId',
  'value',
  'source',
  'version',
]);
/** A value as lists answer it. */
export type StoredMeasurement = RowOf<typeof STORED>;

/** An athlete's values of one measure, by day and then by id. One query. */
export function findMeasurements(
  manager: EntityManager,
  athlete: ReachedAthlete,
  measureKey: string,
  window: DayWindow,
): Promise<StoredMeasurement[]> {
  return findInWindow(manager, STORED, MEASUREMENTS, athlete, window, {
    condition: 'row.measure_key = :measureKey',
    parameters: { measureKey },
  });
}

const VALUE = select(MeasurementEntity, 'row', [
  'athleteId',
  'day',
  'measureKey',
  'measureVersion',
  'side',
  'trial',
  'eventId',
  'value',
  'source',
  'version',
]);
/** A value without its number. */
export type MeasuredValue = RowOf<typeof VALUE>;

/** The values of these measures (at least one) and athletes (at least one) on the days of a range, unordered. One query. */
export function findValuesOf(
  manager: EntityManager,
  athletes: ReachedAthletes,
  measureKeys: readonly string[],
  range: DayRange,
): Promise<MeasuredValue[]> {
  return findOfAthletes(manager, VALUE, MEASUREMENTS, athletes, range, {
    condition: 'row.measure_key IN (:...measureKeys)',
    parameters: { measureKeys },
  });
}

/** The newest day of each athlete: once for all rows of that day, not once for each row. */
const NEWEST_DAYS = `(SELECT row.athlete_id, MAX(row.day) AS day FROM measurements row
  WHERE row.athlete_id IN (:...athleteIds) AND row.measure_key = :measureKey AND row.day BETWEEN :from AND :to
  GROUP BY row.athlete_id)`;

/**
 * The values of the newest day of a measure within a range for each of these athletes, unordered; none of somebody whose
 * newest day is not reached. One query.
 */
export async function findNewestValues(
  manager: EntityManager,
  { reach, athleteIds }: ReachedAthletes,
  measureKey: string,
  { from, to }: DayRange,
): Promise<MeasuredValue[]> {
  if (athleteIds.length === 0) return [];
  const rows = await VALUE.read(
    manager,
    `FROM ${NEWEST_DAYS} newest INNER JOIN measurements row ON row.athlete_id = newest.athlete_id
     AND row.day = newest.day AND row.measure_key = :measureKey`,
    { athleteIds, measureKey, from, to },
  );
  return reach.filter(rows, ({ day }) => day);
}

/** The stored values of these athletes, days and measures; more than were asked for when the three lists cross. One query. */
export function findAround(
  manager: EntityManager,
  places: readonly { athleteId: number; day: CalendarDate; measureKey: string }[],
): Promise<MeasurementEntity[]> {
  if (places.length === 0) return Promise.resolve([]);
  const distinct = <T>(values: T[]) => In([...new Set(values)]);
  return manager.findBy(MeasurementEntity, {
    athleteId: distinct(places.map(({ athleteId }) => athleteId)),
    day: distinct(places.map(({ day }) => day)),
    measureKey: distinct(places.map(({ measureKey }) => measureKey)),
  });
}

/** The values of these events. One query. */
export function findOfEvents(manager: EntityManager, eventIds: readonly number[]): Promise<MeasurementEntity[]> {
  return manager.findBy(MeasurementEntity, { eventId: In([...eventIds]) });
}

interface BirthAndTeam {
  dateOfBirth: CalendarDate | null;
  teamId: number | null;
  teamName: string | null;
  joinedOn: CalendarDate | null;
  lastDay: CalendarDate | null;
}

const BIRTH_AND_TEAM = selectExpressions<BirthAndTeam>({
  dateOfBirth: 'athlete.date_of_birth',
  teamId: 'membership.team_id',
  teamName: 'team.name',
  joinedOn: 'membership.joined_on',
  lastDay: 'membership.last_day',
});

/** Birth date of an athlete, with each membership as a member; null columns of a membership without one. One query. */
export function findBirthAndTeams(manager: EntityManager, athleteId: number): Promise<BirthAndTeam[]> {
  return BIRTH_AND_TEAM.read(
    manager,
    `FROM athletes athlete
     LEFT JOIN memberships membership ON membership.athlete_id = athlete.id AND membership.kind = 'member'
     LEFT JOIN teams team ON team.id = membership.team_id
     WHERE athlete.id = :athleteId ORDER BY membership.team_id`,
    { athleteId },
  );
}
