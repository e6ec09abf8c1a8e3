import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';

/** A window of event days, both inclusive; undefined is open. */
export interface AttendanceWindow {
  /** The athletes' coach; the events are those of the coach's institution, in whatever team an athlete was. */
  coachId: number;
  start?: CalendarDate | undefined;
  end?: CalendarDate | undefined;
}

/** Marks by status, and their sum. */
export interface AttendanceCounts extends Record<AttendanceStatus, number> {
  records: number;
}

/** The counts of an athlete or a day without records. */
export const NO_RECORDS: Readonly<AttendanceCounts> = { present: 0, absent: 0, excused: 0, records: 0 };

/** Marks per athlete and status, ever or within a window, in one query. An athlete without records has no entry in the map. */
export async function countAttendance(
  manager: EntityManager,
  athleteIds: readonly number[],
  window?: AttendanceWindow,
): Promise<Map<number, AttendanceCounts>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await (isOpen(window) ? allRecords(manager, athleteIds) : recordsWithin(manager, athleteIds, window))
    .select('record.athlete_id', 'athleteId')
    .addSelect('record.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('record.athlete_id')
    .addGroupBy('record.status')
    .getRawMany<CountedStatus & { athleteId: number }>();
  return sumByStatus(rows, ({ athleteId }) => athleteId);
}

/** The marks of one day. */
export interface DayCounts extends AttendanceCounts {
  date: CalendarDate;
}

/** Marks of these athletes per day and status within a window, by date, in one query. A day without records has no entry. */
export async function countDays(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<DayCounts[]> {
  if (athleteIds.length === 0) return [];
  const rows = await recordsWithin(manager, athleteIds, window)
    .select('event.date', 'date')
    .addSelect('record.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('event.date')
    .addGroupBy('record.status')
    .orderBy('event.date')
    .getRawMany<CountedStatus & { date: CalendarDate }>();
  return [...sumByStatus(rows, ({ date }) => date)].map(([date, counts]) => ({ date, ...counts }));
}

interface CountedStatus {
  status: AttendanceStatus;
  count: string | number;
}

/** Adds up the counts of each status per key. */
function sumByStatus<Row extends CountedStatus, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, AttendanceCounts> {
  const counts = new Map<Key, AttendanceCounts>();
  for (const row of rows) {
    const previous = counts.get(keyOf(row)) ?? NO_RECORDS;
    counts.set(keyOf(row), {
      ...previous,
      [row.status]: Number(row.count),
      records: previous.records + Number(row.count),
    });
  }
  return counts;
}

/** One mark; a day with two events has two. */
export interface DatedMark {
  date: CalendarDate;
  status: AttendanceStatus;
}

/** The marks of each athlete within a window, in one query. An athlete without records has no entry in the map. */
export async function findMarks(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<Map<number, DatedMark[]>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await recordsWithin(manager, athleteIds, window)
    .select('record.athlete_id', 'athleteId')
    .addSelect('event.date', 'date')
    .addSelect('record.status', 'status')
    .getRawMany<DatedMark & { athleteId: number }>();
  const marks = new Map<number, DatedMark[]>();
  for (const { athleteId, ...mark } of rows) marks.set(athleteId, [...(marks.get(athleteId) ?? []), mark]);
  return marks;
}

function isOpen(window: AttendanceWindow | undefined): window is undefined {
  return window === undefined || (window.start === undefined && window.end === undefined);
}

/**
 * The records of these athletes, without their events: an index holds athlete and status, so that counting reads no
 * record.
 */
function allRecords(manager: EntityManager, athleteIds: readonly number[]): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .from(AttendanceRecordEntity, 'record')
    .where('record.athlete_id IN (:...athleteIds)', { athleteIds });
}

/**
 * The records of these athletes within a window, joined with the events that give them their days. The query starts
 * from the institution's events in those days: starting from the athletes would read all their years for one week. The
 * `+ 0` hides the athlete index from the database, which would choose it because it cannot know how few events the
 * window has.
 */
export function recordsWithin(
  manager: EntityManager,
  athleteIds: readonly number[],
  { coachId, start, end }: AttendanceWindow,
): SelectQueryBuilder<ObjectLiteral> {
  const query = manager
    .createQueryBuilder()
    .from('teams', 'team')
    .innerJoin('calendar_events', 'event', 'event.team_id = team.id')
    .innerJoin(AttendanceRecordEntity, 'record', 'record.event_id = event.id')
    .where(
      `team.institution_id IN (SELECT own.institution_id FROM teams own INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('own.id')})`,
      { coachId },
    )
    .andWhere('record.athlete_id + 0 IN (:...athleteIds)', { athleteIds });
  if (start !== undefined) query.andWhere('event.date >= :start', { start });
  if (end !== undefined) query.andWhere('event.date <= :end', { end });
  return query;
}
