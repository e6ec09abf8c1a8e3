import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../../database/row-selection.js';

/** Whether there is anything that took place: a session, an athlete's word, a closing, or a mark. */
interface StoredRecords {
  id: number;
  hasSession: string | number;
  hasWord: string | number;
  hasAttendance: string | number;
  hasExcuse: string | number;
}

const existsOf = (table: string, condition = '') =>
  `EXISTS (SELECT 1 FROM ${table} row WHERE row.event_id = event.id ${condition})`;
const HAS_MARK = existsOf('attendance_records', "AND row.status <> 'excused'");
/** By table name, because the modules of these records depend on this one. */
const RECORDS = selectExpressions<StoredRecords>({
  id: 'event.id',
  hasSession: existsOf('training_sessions'),
  hasWord: existsOf('event_absences'),
  hasAttendance: `CASE WHEN ${existsOf('attendance_closings')} OR ${HAS_MARK} THEN 1 ELSE 0 END`,
  hasExcuse: existsOf('attendance_records', "AND row.status = 'excused'"),
});

/**
 * Ids of the events that took place: something was recorded at them by `today`. Marks at an event ahead, and excuses
 * from one of today, are no such records. One query, none without events.
 */
export async function findRecordedEvents(
  manager: EntityManager,
  events: readonly { id: number; date: CalendarDate }[],
  today: CalendarDate,
): Promise<Set<number>> {
  if (events.length === 0) return new Set();
  const dates = new Map(events.map(({ id, date }) => [id, date]));
  const rows = await RECORDS.read(manager, 'FROM calendar_events event WHERE event.id IN (:...ids)', {
    ids: [...dates.keys()],
  });
  return new Set(rows.filter((row) => tookPlace(row, dates.get(row.id) ?? today, today)).map(({ id }) => id));
}

function tookPlace(row: StoredRecords, date: CalendarDate, today: CalendarDate): boolean {
  const [session, word, attendance, excuse] = [row.hasSession, row.hasWord, row.hasAttendance, row.hasExcuse].map(
    (value) => Number(value) === 1,
  );
  return session || word || (attendance && date <= today) || (excuse && date < today) || false;
}
