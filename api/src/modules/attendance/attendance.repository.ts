import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AttendanceRecord } from './attendance-record.entity.js';

/** Days of the events, both inclusive; undefined is open. */
export interface AttendanceWindow {
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

/** How often each athlete was marked as what, in one query. An athlete without records is not in the answer. */
export async function countAttendance(manager: EntityManager, athleteIds: readonly number[], window: AttendanceWindow): Promise<Map<number, AttendanceCounts>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await recordsOf(manager, athleteIds, window)
    .select('record.athlete_id', 'athleteId')
    .addSelect('record.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('record.athlete_id')
    .addGroupBy('record.status')
    .getRawMany<{ athleteId: number; status: AttendanceStatus; count: string | number }>();
  const counts = new Map<number, AttendanceCounts>();
  for (const { athleteId, status, count } of rows) {
    const known = counts.get(athleteId) ?? { present: 0, absent: 0, excused: 0, records: 0 };
    counts.set(athleteId, { ...known, [status]: Number(count), records: known.records + Number(count) });
  }
  return counts;
}

/** One mark on one day; two events on a day are two of them. */
export interface DatedMark {
  date: CalendarDate;
  status: AttendanceStatus;
}

/** What each athlete was marked as within a window, in one query. An athlete without records is not in the answer. */
export async function findMarks(manager: EntityManager, athleteIds: readonly number[], window: AttendanceWindow): Promise<Map<number, DatedMark[]>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await recordsOf(manager, athleteIds, window)
    .select('record.athlete_id', 'athleteId')
    .addSelect('event.date', 'date')
    .addSelect('record.status', 'status')
    .getRawMany<DatedMark & { athleteId: number }>();
  const marks = new Map<number, DatedMark[]>();
  for (const { athleteId, ...mark } of rows) marks.set(athleteId, [...(marks.get(athleteId) ?? []), mark]);
  return marks;
}

/** The records of these athletes, with the events that give them their days. */
function recordsOf(manager: EntityManager, athleteIds: readonly number[], { start, end }: AttendanceWindow): SelectQueryBuilder<ObjectLiteral> {
  const query = manager
    .createQueryBuilder()
    .from(AttendanceRecord, 'record')
    .innerJoin('calendar_events', 'event', 'event.id = record.event_id')
    .where('record.athlete_id IN (:...athleteIds)', { athleteIds });
  if (start !== undefined) query.andWhere('event.date >= :start', { start });
  if (end !== undefined) query.andWhere('event.date <= :end', { end });
  return query;
}
