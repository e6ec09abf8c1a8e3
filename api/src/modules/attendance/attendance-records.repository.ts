import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import {
  findOfAthletes,
  type DayRange,
  type DayTable,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { select, selectExpressions } from '../../database/row-selection.js';
import { findExpectedOn } from '../memberships/index.js';
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

const RECORDED = selectExpressions<RecordedMark>({
  date: 'event.date',
  eventId: 'record.event_id',
  teamId: 'event.team_id',
  athleteId: 'record.athlete_id',
  status: 'record.status',
});
const IN_ORDER = 'ORDER BY event.date, record.event_id, record.athlete_id';

/**
 * The marks at events of the coach's teams: of one athlete, at one event, or of one athlete at one event. One query.
 */
export function findRecords(
  manager: EntityManager,
  { coachId, eventId, athleteId }: RecordFilter,
): Promise<RecordedMark[]> {
  return RECORDED.read(
    manager,
    `FROM attendance_records record
     INNER JOIN calendar_events event ON event.id = record.event_id
     INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('event.team_id', 'attendance.read')}
     WHERE ${[
       ...(athleteId === undefined ? [] : ['record.athlete_id = :athleteId']),
       ...(eventId === undefined ? [] : ['record.event_id = :eventId']),
     ].join(' AND ')} ${IN_ORDER}`,
    { coachId, eventId, athleteId },
  );
}

interface RangeFilter extends AttendanceWindow {
  /** Last mark of the previous page: only later ones are returned. */
  after?: RecordKey | undefined;
  limit?: number | undefined;
}

/** The marks within a window. One query. */
export async function findRange(
  manager: EntityManager,
  { after, limit, ...window }: RangeFilter,
): Promise<RecordedMark[]> {
  const [day, event, athlete] = after ?? [];
  const later =
    'AND (event.date > :day OR record.event_id > :event OR (record.event_id = :event AND record.athlete_id > :athlete))';
  // Starting on the day of the last mark lets the database skip the days before it.
  const start = day !== undefined && (window.start === undefined || day > window.start) ? day : window.start;
  const from = recordsWithin({ ...window, start });
  return RECORDED.read(
    manager,
    `${from} ${after ? later : ''} ${IN_ORDER} ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { ...window, start, day, event, athlete, limit },
  );
}

/** The athlete's record at an event; null without one. */
export function findRecord(
  manager: EntityManager,
  eventId: number,
  athleteId: number,
): Promise<AttendanceRecordEntity | null> {
  return manager.findOneBy(AttendanceRecordEntity, { eventId, athleteId });
}

const MARK_AT = select(AttendanceRecordEntity, 'record', ['eventId', 'athleteId', 'status']);

/** The marks at these events, unordered. One query, none for an empty list. */
export async function findMarksAt(
  manager: EntityManager,
  eventIds: readonly number[],
): Promise<Pick<AttendanceRecordEntity, 'eventId' | 'athleteId' | 'status'>[]> {
  if (eventIds.length === 0) return [];
  return MARK_AT.read(manager, 'FROM attendance_records record WHERE record.event_id IN (:...eventIds)', { eventIds });
}

export type StoredMark = Pick<AttendanceRecordEntity, 'id' | 'eventId' | 'eventDate' | 'athleteId' | 'status'>;

const STORED_MARK = select(AttendanceRecordEntity, 'row', ['id', 'eventId', 'eventDate', 'athleteId', 'status']);
const MARKS: DayTable<StoredMark> = {
  table: 'attendance_records',
  day: 'event_date',
  dayOf: ({ eventDate }) => eventDate,
};

/** The marks of these athletes (at least one) at events of the days of a range, unordered; one query. */
export const findMarksOf = (
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<StoredMark[]> => findOfAthletes(manager, STORED_MARK, MARKS, athletes, range);

/** Ids of those who were expected at the event and have no mark there, ascending. Two queries. */
export async function findUnmarked(
  manager: EntityManager,
  { eventId, teamId, date }: { eventId: number; teamId: number; date: CalendarDate },
): Promise<number[]> {
  const marked = new Set((await findMarksAt(manager, [eventId])).map(({ athleteId }) => athleteId));
  return (await findExpectedOn(manager, { teamId, day: date })).filter((id) => !marked.has(id));
}

/** Number of marks at the event that the close wrote and nobody has changed since. */
export function countClosed(manager: EntityManager, eventId: number, closeId: string): Promise<number> {
  return manager.countBy(AttendanceRecordEntity, { eventId, closeId });
}
