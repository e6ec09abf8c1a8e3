import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import {
  findOfAthletes,
  findRowsInWindow,
  fromAthletes,
  isReached,
  type DayRange,
  type DayWindow,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { select, selectExpressions, type Parameters, type RowOf } from '../../database/row-selection.js';
import type { Reach } from '../../common/access/reach.js';
import { MeasurementEntity } from './measurement.entity.js';

const MEASUREMENTS = { table: 'measurements', day: 'day', dayOf: ({ day }: { day: CalendarDate }) => day } as const;
const VALUE = select(MeasurementEntity, 'row', [
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
/** A value as it is stored. The number counts up in the order in which values are stored; a correction keeps it. */
export type MeasuredValue = RowOf<typeof VALUE>;

/** Measures (at least one), and on which days their values are reached. */
export interface ReachedMeasures {
  reach: Reach;
  measureKeys: readonly string[];
}

/** An athlete's values of these measures (at least one), by day and then by id. One query. */
export function findMeasurements(
  manager: EntityManager,
  athleteId: number,
  measures: readonly ReachedMeasures[],
  window: DayWindow,
): Promise<MeasuredValue[]> {
  const parts = measures.map(({ reach, measureKeys }, at) => {
    const reached = isReached(reach, athleteId, 'row.day', `reach${at}of`);
    const condition = `(row.measure_key IN (:...measureKeys${at}) AND ${reached.condition})`;
    return { condition, parameters: { ...reached.parameters, [`measureKeys${at}`]: measureKeys } };
  });
  return findRowsInWindow(manager, VALUE, MEASUREMENTS, athleteId, window, {
    condition: `(${parts.map(({ condition }) => condition).join(' OR ')})`,
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)) as Parameters,
  });
}

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

const TRIAL = select(MeasurementEntity, 'row', ['athleteId', 'day', 'measureKey', 'side', 'trial', 'value', 'version']);
/** A value in its place. */
export type MeasuredTrial = RowOf<typeof TRIAL>;

/**
 * The values of these measures (at least one) and athletes (at least one) on a day that follow no event, whether they are
 * reached or not, in the order of athletes, measures, sides and trials. One query.
 */
export function findTrialsOn(
  manager: EntityManager,
  day: CalendarDate,
  athleteIds: readonly number[],
  measureKeys: readonly string[],
): Promise<MeasuredTrial[]> {
  const { from, parameters } = fromAthletes(
    MEASUREMENTS,
    { athleteIds },
    { from: day, to: day },
    {
      condition: 'row.measure_key IN (:...measureKeys) AND row.event_id = 0',
      parameters: { measureKeys },
    },
  );
  return TRIAL.read(manager, `${from} ORDER BY row.athlete_id, row.measure_key, row.side, row.trial`, parameters);
}

/** The newest day of each athlete: once for all rows of that day, not once for each row. */
const NEWEST_DAYS = `(SELECT row.athlete_id, MAX(row.day) AS day FROM measurements row
  WHERE row.athlete_id IN (:...athleteIds) AND row.measure_key = :measureKey AND row.measure_version = :measureVersion
    AND row.day BETWEEN :from AND :to
  GROUP BY row.athlete_id)`;

/**
 * The values by this version of a measure on the newest day within a range that has one, for each of these athletes,
 * unordered; none of somebody whose newest day is not reached. One query.
 */
export async function findNewestValues(
  manager: EntityManager,
  { reach, athleteIds }: ReachedAthletes,
  { measureKey, measureVersion }: Pick<MeasuredValue, 'measureKey' | 'measureVersion'>,
  { from, to }: DayRange,
): Promise<MeasuredValue[]> {
  if (athleteIds.length === 0) return [];
  const rows = await VALUE.read(
    manager,
    `FROM ${NEWEST_DAYS} newest INNER JOIN measurements row ON row.athlete_id = newest.athlete_id
     AND row.day = newest.day AND row.measure_key = :measureKey AND row.measure_version = :measureVersion`,
    { athleteIds, measureKey, measureVersion, from, to },
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
