import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { selectExpressions } from '../../database/row-selection.js';

/** A window of event days, both inclusive. */
export interface AttendanceWindow {
  /** The athletes' coach; the events are those of the coach's institution, in any team that an athlete was in. */
  coachId: number;
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
export const NO_RECORDS: Readonly<AttendanceCounts> = { present: 0, absent: 0, excused: 0, records: 0 };

const COUNT_OF_ATHLETE = selectExpressions<CountedStatus & { athleteId: number }>({
  athleteId: 'record.athlete_id',
  status: 'record.status',
  count: 'COUNT(*)',
});

/** Marks per athlete and status within a window, in one query. An athlete without records has no entry in the map. */
export async function countAttendance(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<Map<number, AttendanceCounts>> {
  if (athleteIds.length === 0) return new Map();
  const from = window.start === undefined ? RECORDS_UNTIL_END : recordsWithin(window, athleteIds.length);
  const rows = await COUNT_OF_ATHLETE.read(manager, `${from} GROUP BY record.athlete_id, record.status`, {
    athleteIds,
    ...window,
  });
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

/** Marks of these athletes per day and status within a window, by date, in one query. A day without records has no entry. */
export async function countDays(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<DayCounts[]> {
  if (athleteIds.length === 0) return [];
  const rows = await COUNT_OF_DAY.read(
    manager,
    `${recordsWithin(window, athleteIds.length)} GROUP BY event.date, record.status ORDER BY event.date`,
    { athleteIds, ...window },
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
export async function findMarks(
  manager: EntityManager,
  athleteIds: readonly number[],
  window: AttendanceWindow,
): Promise<Map<number, DatedMark[]>> {
  if (athleteIds.length === 0) return new Map();
  const from = recordsWithin(window, athleteIds.length);
  return byAthlete(await MARK.read(manager, from, { athleteIds, ...window }));
}

/**
 * The records of `athleteIds` up to the end of a window, without their events: an index holds athlete, day and status, so
 * that counting reads no record.
 */
const RECORDS_UNTIL_END =
  'FROM attendance_records record WHERE record.athlete_id IN (:...athleteIds) AND record.event_date <= :end';

/**
 * Windows of more athletes start from events. A mark with its event and team takes about four times as long to find as
 * the next mark of an event: for 250 of 2 000 athletes both ways take as long.
 */
const MOST_ATHLETES_BY_MARK = 250;

/**
 * The records of so many `athleteIds` within a window, as `record`, joined with the events that give them their days, as
 * `event`. Its parameters are `athleteIds` and those of the window. From either table, the event's own day and
 * institution decide.
 */
export function recordsWithin(window: AttendanceWindow, athleteCount: number): string {
  return athleteCount > MOST_ATHLETES_BY_MARK ? fromEvents(window) : fromMarks(window);
}

const INSTITUTIONS = `SELECT own.institution_id FROM teams own INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('own.id')}`;

/**
 * Starts from the athletes' marks of the window's days, whatever the size of the club. The COALESCE, here
 * and below, changes no value: it keeps MariaDB from starting with the events of all clubs.
 */
function fromMarks(window: AttendanceWindow): string {
  return `FROM attendance_records record
    INNER JOIN calendar_events event ON event.id = COALESCE(record.event_id, 0)
    INNER JOIN teams team ON team.id = event.team_id
    WHERE record.athlete_id IN (:...athleteIds) ${daysOf(window, 'record.event_date')}
    AND team.institution_id IN (${INSTITUTIONS}) ${daysOf(window, 'event.date')}`;
}

/**
 * Starts from the institution's events in the window's days. The `+ 0` hides the athlete indexes from the database, which
 * would choose one because it cannot know how few events the window has.
 */
function fromEvents(window: AttendanceWindow): string {
  return `FROM teams team
    INNER JOIN calendar_events event ON event.team_id = COALESCE(team.id, 0)
    INNER JOIN attendance_records record ON record.event_id = event.id
    WHERE team.institution_id IN (${INSTITUTIONS}) AND record.athlete_id + 0 IN (:...athleteIds)
    ${daysOf(window, 'event.date')}`;
}

/** The condition that a day is within a window. */
function daysOf({ start }: AttendanceWindow, day: string): string {
  return `${start === undefined ? '' : `AND ${day} >= :start `}AND ${day} <= :end`;
}
