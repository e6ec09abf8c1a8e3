import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';
import { recordsWithin, type AttendanceWindow } from './attendance.repository.js';

/** The mark of one athlete at one event, with the day and the team of the event. */
export interface RecordedMark {
  date: CalendarDate;
  eventId: number;
  teamId: number;
  athleteId: number;
  status: AttendanceStatus;
}

/** Sort key of a mark in a list. */
export type RecordKey = [date: CalendarDate, eventId: number, athleteId: number];

interface RecordFilter {
  coachId: number;
  eventId?: number | undefined;
  athleteId?: number | undefined;
}

/**
 * The marks of the coach's athletes, archived ones included: of one athlete at all events, or at one event of the
 * coach's teams. Athletes who have moved to another coach's team are left out. One query.
 */
export function findRecords(
  manager: EntityManager,
  { coachId, eventId, athleteId }: RecordFilter,
): Promise<RecordedMark[]> {
  const query = manager
    .createQueryBuilder()
    .from(AttendanceRecordEntity, 'record')
    .innerJoin('calendar_events', 'event', 'event.id = record.event_id')
    .innerJoin('athletes', 'athlete', 'athlete.id = record.athlete_id')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId });
  if (athleteId !== undefined) query.andWhere('record.athlete_id = :athleteId', { athleteId });
  if (eventId !== undefined)
    query
      .innerJoin(TEAM_STAFF, 'event_staff', 'event_staff.team_id = event.team_id AND event_staff.coach_id = :coachId')
      .andWhere('record.event_id = :eventId', { eventId });
  return orderedMarks(query).getRawMany<RecordedMark>();
}

interface RangeFilter extends AttendanceWindow {
  /** Last mark of the previous page: only later ones are returned. */
  after?: RecordKey | undefined;
  limit?: number | undefined;
}

/** The marks of these athletes within a window. One query. */
export async function findRange(
  manager: EntityManager,
  athleteIds: readonly number[],
  { after, limit, ...window }: RangeFilter,
): Promise<RecordedMark[]> {
  if (athleteIds.length === 0) return [];
  const query = orderedMarks(recordsWithin(manager, athleteIds, window));
  if (limit !== undefined) query.limit(limit);
  if (after) {
    const [day, event, athlete] = after;
    // The condition on the day alone lets the database use the index.
    query
      .andWhere('event.date >= :day', { day })
      .andWhere(
        '(event.date > :day OR record.event_id > :event OR (record.event_id = :event AND record.athlete_id > :athlete))',
        { event, athlete },
      );
  }
  return query.getRawMany<RecordedMark>();
}

function orderedMarks(query: SelectQueryBuilder<ObjectLiteral>): SelectQueryBuilder<ObjectLiteral> {
  return query
    .select('event.date', 'date')
    .addSelect('record.event_id', 'eventId')
    .addSelect('event.team_id', 'teamId')
    .addSelect('record.athlete_id', 'athleteId')
    .addSelect('record.status', 'status')
    .orderBy('event.date')
    .addOrderBy('record.event_id')
    .addOrderBy('record.athlete_id');
}

/** The athlete's record at an event; null without one. */
export function findRecord(
  manager: EntityManager,
  eventId: number,
  athleteId: number,
): Promise<AttendanceRecordEntity | null> {
  return manager.findOneBy(AttendanceRecordEntity, { eventId, athleteId });
}

/** The marks at these events, unordered. One query, none for an empty list. */
export async function findMarksAt(
  manager: EntityManager,
  eventIds: readonly number[],
): Promise<Pick<AttendanceRecordEntity, 'eventId' | 'athleteId' | 'status'>[]> {
  if (eventIds.length === 0) return [];
  return manager.find(AttendanceRecordEntity, {
    select: { eventId: true, athleteId: true, status: true },
    where: { eventId: In([...eventIds]) },
  });
}

/** Ids of the team's athletes without a mark at the event, ascending; archived athletes are left out. One query. */
export async function findUnmarked(manager: EntityManager, eventId: number, teamId: number): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder()
    .select('athlete.id', 'id')
    .from('athletes', 'athlete')
    .where('athlete.team_id = :teamId AND athlete.archived_at IS NULL', { teamId })
    .andWhere(
      'NOT EXISTS (SELECT 1 FROM attendance_records mark WHERE mark.event_id = :eventId AND mark.athlete_id = athlete.id)',
      { eventId },
    )
    .orderBy('athlete.id')
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/** Number of marks at the event that the close wrote and nobody has changed since. */
export function countClosed(manager: EntityManager, eventId: number, closeId: string): Promise<number> {
  return manager.countBy(AttendanceRecordEntity, { eventId, closeId });
}
