import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isStaff, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { select, selectExpressions } from '../../database/row-selection.js';
import { AttendanceClosingEntity } from './attendance-closing.entity.js';
import { NO_RECORDS, sumByStatus, type AttendanceCounts, type CountedStatus } from './attendance.repository.js';

/** The closing of an event; null while it is open. */
export function findClosing(tx: EntityManager, eventId: number): Promise<AttendanceClosingEntity | null> {
  return tx.findOneBy(AttendanceClosingEntity, { eventId });
}

/** A closed event, and the marks at it now. */
export type ClosedEvent = Pick<AttendanceClosingEntity, 'eventId' | 'closeId' | 'closedAt'> & {
  counts: AttendanceCounts;
};

const CLOSING = select(AttendanceClosingEntity, 'closing', ['eventId', 'closeId', 'closedAt']);
const COUNT_AT_EVENT = selectExpressions<CountedStatus & { eventId: number }>({
  eventId: 'record.event_id',
  status: 'record.status',
  count: 'COUNT(*)',
});

/**
 * The closed events of the coach's teams on a day, in the order in which they were closed. Two queries. The COALESCE
 * changes no value: it keeps the databases from starting with the closings of all clubs.
 */
export async function findClosedEvents(
  manager: EntityManager,
  { coachId, date }: { coachId: number; date: CalendarDate },
): Promise<ClosedEvent[]> {
  const closings = await CLOSING.read(
    manager,
    `FROM ${TEAM_STAFF} staff
     INNER JOIN calendar_events event ON event.team_id = COALESCE(staff.team_id, 0) AND event.date = :date
     INNER JOIN attendance_closings closing ON closing.event_id = COALESCE(event.id, 0)
     WHERE ${isStaff('attendance.read')}
     ORDER BY closing.closed_at, closing.event_id`,
    { coachId, date },
  );
  if (closings.length === 0) return [];

  const rows = await COUNT_AT_EVENT.read(
    manager,
    `FROM attendance_records record WHERE record.event_id IN (:...eventIds)
     GROUP BY record.event_id, record.status`,
    { eventIds: closings.map(({ eventId }) => eventId) },
  );
  const counts = sumByStatus(rows, ({ eventId }) => eventId);
  return closings.map((closing) => ({ ...closing, counts: counts.get(closing.eventId) ?? NO_RECORDS }));
}
