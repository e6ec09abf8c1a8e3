import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { selectExpressions } from '../../database/row-selection.js';
import { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
import type { DatedStatus } from './calc/status-on.js';

/** Which records count: those that have begun by `day` and, on a look back, were known by then. */
export interface AvailabilityDay {
  day: CalendarDate;
  /** Leaves out later records; false for the present, which a colleague in a later time zone may be ahead of. */
  asItWas: boolean;
}

/** The deciding record of an athlete on a day; null when none has begun. */
export type DecidingRecord = Pick<
  AthleteAvailabilityEntity,
  'status' | 'bodyPart' | 'note' | 'fromDay' | 'untilDay' | 'recordedOn'
>;

/** An athlete's deciding record, and the number of the last record there is. */
export interface StoredAvailability {
  record: DecidingRecord | null;
  sequence: number;
}

const RECORD = selectExpressions<Nullable<DecidingRecord> & { athleteId: number; sequence: number | null }>({
  athleteId: 'athlete.id',
  sequence: '(SELECT MAX(every.sequence) FROM athlete_availability every WHERE every.athlete_id = athlete.id)',
  status: 'record.status',
  bodyPart: 'record.body_part',
  note: 'record.note',
  fromDay: 'record.from_day',
  untilDay: 'record.until_day',
  recordedOn: 'record.recorded_on',
});

/** By athlete; an athlete without records has no entry. One query with two index lookups per athlete. */
export async function findAvailabilityRecords(
  manager: EntityManager,
  athleteIds: readonly number[],
  { day, asItWas }: AvailabilityDay,
): Promise<Map<number, StoredAvailability>> {
  if (athleteIds.length === 0) return new Map();
  const known = asItWas ? 'AND later.recorded_on <= :day' : '';
  const newest = `SELECT later.id FROM athlete_availability later WHERE later.athlete_id = athlete.id AND later.from_day <= :day ${known} ORDER BY later.sequence DESC LIMIT 1`;
  const rows = await RECORD.read(
    manager,
    `FROM athletes athlete LEFT JOIN athlete_availability record ON record.id = (${newest})
     WHERE athlete.id IN (:...athleteIds)`,
    { athleteIds, day },
  );
  return new Map(
    rows.flatMap(({ athleteId, sequence, ...record }) =>
      sequence === null ? [] : [[athleteId, { record: isBegun(record) ? record : null, sequence }] as const],
    ),
  );
}

/** The record that was added last, whether it has begun or not. */
export function findLastRecord(manager: EntityManager, athleteId: number): Promise<AthleteAvailabilityEntity | null> {
  return manager.findOne(AthleteAvailabilityEntity, { where: { athleteId }, order: { sequence: 'DESC' } });
}

/** The records of these athletes, by athlete and the newest last, without the notes. One query. */
export async function findStatuses(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, DatedStatus[]>> {
  const rows = await manager.find(AthleteAvailabilityEntity, {
    select: { athleteId: true, sequence: true, status: true, fromDay: true, untilDay: true },
    where: { athleteId: In([...athleteIds]) },
    order: { athleteId: 'ASC', sequence: 'ASC' },
  });
  return byAthlete(rows);
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

function isBegun(record: Nullable<DecidingRecord>): record is DecidingRecord {
  return record.status !== null;
}
