import { ATTENDANCE_STATUSES, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isStaff, staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { selectExpressions } from '../../database/row-selection.js';

/** Which marks count: those at events of the coach's teams, of one team or of all, on days that are both inclusive. */
export interface AttendanceWindow {
  coachId: number;
  teamId?: number | undefined;
  /** Undefined: of everybody who was marked there. */
  athleteId?: number | undefined;
  /** Undefined: from the first mark on. */
  start?: CalendarDate | undefined;
  /** Required, and at most today for a rate: marks at events ahead count from the day of the event on. */
  end: CalendarDate;
}

/** The part of a period that is not ahead of the coach's day; empty when the period begins later. */
export function untilToday(
  { start, end }: { start?: CalendarDate | undefined; end?: CalendarDate | undefined },
  today: CalendarDate,
): Pick<AttendanceWindow, 'start' | 'end'> {
  return { start, end: end !== undefined && end < today ? end : today };
}

/** Marks by status, and their sum. */
export interface AttendanceCounts extends Record<AttendanceStatus, number> {
  records: number;
}

/** The counts of an athlete or a day without records. */
export const NO_RECORDS: Readonly<AttendanceCounts> = {
  ...(Object.fromEntries(ATTENDANCE_STATUSES.map((status) => [status, 0])) as Record<AttendanceStatus, number>),
  records: 0,
};

const COUNT_OF_ATHLETE = selectExpressions<CountedStatus & { athleteId: number }>({
  athleteId: 'record.athlete_id',
  status: 'record.status',
  count: 'COUNT(*)',
});

/** Marks per athlete and status within a window, in one query. An athlete without records has no entry in the map. */
export async function countAttendance(
  manager: EntityManager,
  window: AttendanceWindow,
): Promise<Map<number, AttendanceCounts>> {
  const from = recordsWithin(window);
  const rows = await COUNT_OF_ATHLETE.read(manager, `${from} GROUP BY record.athlete_id, record.status`, { ...window });
  return sumByStatus(rows, ({ athleteId }) => athleteId);
}

/** The marks of one day. */
export interface DayCounts extends AttendanceCounts {
  date: CalendarDate;
}

const COUNT_OF_DAY = selectExpressions<CountedStatus & { date: CalendarDate }>({
  date: 'event.date',
  status: 'record.status',
  count: 'COUNT(*)',
});

/** Marks per day and status within a window, by date, in one query. A day without records has no entry. */
export async function countDays(manager: EntityManager, window: AttendanceWindow): Promise<DayCounts[]> {
  const rows = await COUNT_OF_DAY.read(
    manager,
    `${recordsWithin(window)} GROUP BY event.date, record.status ORDER BY event.date`,
    { ...window },
  );
  return [...sumByStatus(rows, ({ date }) => date)].map(([date, counts]) => ({ date, ...counts }));
}

/** How many marks have a status. */
export interface CountedStatus {
  status: AttendanceStatus;
  count: string | number;
}

/** Adds up the counts of each status per key. */
export function sumByStatus<Row extends CountedStatus, Key>(
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

const MARK = selectExpressions<DatedMark & { athleteId: number }>({
  athleteId: 'record.athlete_id',
  date: 'event.date',
  status: 'record.status',
});

/** The marks of each athlete within a window, in one query. An athlete without records has no entry in the map. */
export async function findMarks(manager: EntityManager, window: AttendanceWindow): Promise<Map<number, DatedMark[]>> {
  return byAthlete(await MARK.read(manager, recordsWithin(window), { ...window }));
}

/**
 * The records within a window, as `record`, joined with the events that give them their days, as `event`; with `AND` more
 * conditions may follow. Its parameters are those of the window.
 */
export function recordsWithin(window: AttendanceWindow): string {
  return window.athleteId === undefined ? fromEvents(window) : fromMarks(window);
}

/**
 * Starts from the athlete's marks of the window's days. The COALESCE, here and below, changes no value: it keeps MariaDB
 * from starting with the events of all clubs.
 */
function fromMarks(window: AttendanceWindow): string {
  return `FROM attendance_records record
    INNER JOIN calendar_events event ON event.id = COALESCE(record.event_id, 0)
    INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('event.team_id', 'attendance.read')}
    WHERE record.athlete_id = :athleteId ${daysOf(window, 'record.event_date')} ${ofTeam(window)}`;
}

/**
 * Starts from the events of the coach's teams in the window's days. A mark has the day of its event: with it, an index alone
 * answers.
 */
function fromEvents(window: AttendanceWindow): string {
  return `FROM ${TEAM_STAFF} staff
    INNER JOIN calendar_events event ON event.team_id = COALESCE(staff.team_id, 0)
    INNER JOIN attendance_records record ON record.event_id = event.id AND record.event_date = event.date
    WHERE ${isStaff('attendance.read')} ${daysOf(window, 'event.date')} ${ofTeam(window)}`;
}

const ofTeam = ({ teamId }: AttendanceWindow): string => (teamId === undefined ? '' : 'AND staff.team_id = :teamId');

/** The condition that a day is within a window. */
function daysOf({ start }: AttendanceWindow, day: string): string {
  return `${start === undefined ? '' : `AND ${day} >= :start `}AND ${day} <= :end`;
}
