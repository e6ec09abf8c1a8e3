import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { AttendanceRecord } from './attendance-record.entity.js';

/** Days of the events, both inclusive; undefined is open. */
export interface AttendanceWindow {
  /** Whose athletes they are: whatever team they came from, it is one of the institution they are coached in. */
  coachId: number;
  start?: CalendarDate | undefined;
  end?: CalendarDate | undefined;
}

export interface AttendanceCounts {
  present: number;
  absent: number;
  excused: number;
  /** All three together. */
  records: number;
}

/** How often each athlete was marked as what, ever or within a window, in one query. An athlete without records is not in the answer. */
export async function countAttendance(
  manager: EntityManager,
  athleteIds: readonly number[],
  window?: AttendanceWindow,
): Promise<Map<number, AttendanceCounts>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await (isOpen(window) ? allOf(manager, athleteIds) : within(manager, athleteIds, window))
    .select('record.athlete_id', 'athleteId')
    .addSelect('record.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('record.athlete_id')
    .addGroupBy('record.status')
    .getRawMany<CountedStatus & { athleteId: number }>();
  return counted(rows, ({ athleteId }) => athleteId);
}

/** Everybody's marks of one day. */
export interface DayCounts extends AttendanceCounts {
  date: CalendarDate;
}

/** How often these athletes were marked as what on each day of a window, by date; a day without records is not in the answer. One query. */
export async function countDays(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<DayCounts[]> {
  if (athleteIds.length === 0) return [];
  const rows = await within(manager, athleteIds, window)
    .select('event.date', 'date')
    .addSelect('record.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('event.date')
    .addGroupBy('record.status')
    .orderBy('event.date')
    .getRawMany<CountedStatus & { date: CalendarDate }>();
  return [...counted(rows, ({ date }) => date)].map(([date, counts]) => ({ date, ...counts }));
}

interface CountedStatus {
  status: AttendanceStatus;
  count: string | number;
}

/** The counts of each status, put together by what they are of. */
function counted<Row extends CountedStatus, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, AttendanceCounts> {
  const counts = new Map<Key, AttendanceCounts>();
  for (const row of rows) {
    const known = counts.get(keyOf(row)) ?? { present: 0, absent: 0, excused: 0, records: 0 };
    counts.set(keyOf(row), { ...known, [row.status]: Number(row.count), records: known.records + Number(row.count) });
  }
  return counts;
}

/** One mark on one day; two events on a day are two of them. */
export interface DatedMark {
  date: CalendarDate;
  status: AttendanceStatus;
}

/** What each athlete was marked as within a window, in one query. An athlete without records is not in the answer. */
export async function findMarks(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<Map<number, DatedMark[]>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await within(manager, athleteIds, window)
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

/** The records of these athletes. Without their events: an index knows athlete and status, so that years of them are counted without reading one. */
function allOf(manager: EntityManager, athleteIds: readonly number[]): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .from(AttendanceRecord, 'record')
    .where('record.athlete_id IN (:...athleteIds)', { athleteIds });
}

/**
 * The records of these athletes within a window, with the events that give them their days. Read by the events of the institution in
 * those days: by the athletes would be all their years for one week. The `+ 0` takes that index from the database, which would choose
 * it: it cannot know how few events lie within.
 */
export function within(
  manager: EntityManager,
  athleteIds: readonly number[],
  { coachId, start, end }: AttendanceWindow,
): SelectQueryBuilder<ObjectLiteral> {
  const query = manager
    .createQueryBuilder()
    .from('teams', 'team')
    .innerJoin('calendar_events', 'event', 'event.team_id = team.id')
    .innerJoin(AttendanceRecord, 'record', 'record.event_id = event.id')
    .where(
      `team.institution_id IN (SELECT own.institution_id FROM teams own INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('own.id')})`,
      { coachId },
    )
    .andWhere('record.athlete_id + 0 IN (:...athleteIds)', { athleteIds });
  if (start !== undefined) query.andWhere('event.date >= :start', { start });
  if (end !== undefined) query.andWhere('event.date <= :end', { end });
  return query;
}
