import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { AttendanceRecord } from './attendance-record.entity.js';
import { within, type AttendanceWindow } from './attendance.repository.js';

/** One athlete's mark, with the day and the team of its event. */
export interface RecordedMark {
  date: CalendarDate;
  eventId: number;
  teamId: number;
  athleteId: number;
  status: AttendanceStatus;
}

/** Where a mark stands in a list: its day, its event, its athlete. */
export type RecordKey = [date: CalendarDate, eventId: number, athleteId: number];

interface RecordFilter {
  coachId: number;
  eventId?: number | undefined;
  athleteId?: number | undefined;
}

/**
 * The marks of the coach's athletes, archived ones too: of one of them, at whatever event, or at one event of an own team. Who belongs to
 * somebody else's team by now is not among them. One query.
 */
export function findRecords(
  manager: EntityManager,
  { coachId, eventId, athleteId }: RecordFilter,
): Promise<RecordedMark[]> {
  const query = manager
    .createQueryBuilder()
    .from(AttendanceRecord, 'record')
    .innerJoin('calendar_events', 'event', 'event.id = record.event_id')
    .innerJoin('athletes', 'athlete', 'athlete.id = record.athlete_id')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId });
  if (athleteId !== undefined) query.andWhere('record.athlete_id = :athleteId', { athleteId });
  if (eventId !== undefined)
    query
      .innerJoin(TEAM_STAFF, 'held', 'held.team_id = event.team_id AND held.coach_id = :coachId')
      .andWhere('record.event_id = :eventId', { eventId });
  return marksOf(query).getRawMany<RecordedMark>();
}

interface RangeFilter extends AttendanceWindow {
  /** Only what comes after this mark: where the last page ended. */
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
  const query = marksOf(within(manager, athleteIds, window));
  if (limit !== undefined) query.limit(limit);
  if (after) {
    const [day, event, athlete] = after;
    // The day by itself first: it leads into the index.
    query
      .andWhere('event.date >= :day', { day })
      .andWhere(
        '(event.date > :day OR record.event_id > :event OR (record.event_id = :event AND record.athlete_id > :athlete))',
        { event, athlete },
      );
  }
  return query.getRawMany<RecordedMark>();
}

function marksOf(query: SelectQueryBuilder<ObjectLiteral>): SelectQueryBuilder<ObjectLiteral> {
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
