import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { groupRows } from '../../common/grouping/group-rows.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { lockEvents } from '../calendar/index.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';

/** A mark of a club's own list; `stored` is the one in whose place it comes, with the status that was read. */
export interface ListedMark {
  eventId: number;
  athleteId: number;
  status: AttendanceStatus;
  stored: { id: number; status: AttendanceStatus } | undefined;
}

/**
 * Writes marks, and returns their ids in the order given. The caller has checked athletes and events. Throws RetryWriteError
 * when an event is gone, or a mark has changed since it was read.
 */
export async function writeListedMarks(tx: EntityManager, marks: readonly ListedMark[], now: Date): Promise<number[]> {
  const days = await lockDays(tx, marks);
  for (const same of groupRows(marks, ({ stored, status }) => `${stored?.status ?? ''} ${status}`).values()) {
    const stored = same.flatMap((mark) => mark.stored ?? []);
    const [first] = same;
    if (!first?.stored) continue;
    const ids = stored.map(({ id }) => id);
    const change = { status: first.status, closeId: null, updatedAt: now };
    const { affected } = await tx.update(AttendanceRecordEntity, { id: In(ids), status: first.stored.status }, change);
    if (affected !== ids.length) throw new RetryWriteError();
  }
  const rows = marks.map(({ stored, eventId, athleteId, status }) => ({
    ...{ eventId, athleteId, status, closeId: null, createdAt: now, updatedAt: now },
    eventDate: days.get(eventId) ?? '',
    ...(stored && { id: stored.id }),
  }));
  await insertOrRetry(
    tx,
    AttendanceRecordEntity,
    rows.filter((row) => row.id === undefined),
  );
  // TypeORM writes the new ids into the objects that it inserts.
  return rows.map(({ id }) => id ?? 0);
}

/** Deletes marks. Throws RetryWriteError when one of them has changed since it was read. */
export async function removeListedMarks(
  tx: EntityManager,
  marks: readonly Omit<ListedMark, 'stored'>[],
): Promise<void> {
  await lockDays(tx, marks);
  for (const same of groupRows(marks, ({ eventId, status }) => `${eventId} ${status}`).values()) {
    const [first] = same;
    if (!first) continue;
    const { eventId, status } = first;
    const athleteId = In(same.map((mark) => mark.athleteId));
    const { affected } = await tx.delete(AttendanceRecordEntity, { eventId, status, athleteId });
    if (affected !== same.length) throw new RetryWriteError();
  }
}

/** The days of the events, which stay until the end of the transaction. */
async function lockDays(
  tx: EntityManager,
  marks: readonly Pick<ListedMark, 'eventId'>[],
): Promise<Map<number, CalendarDate>> {
  const ids = [...new Set(marks.map(({ eventId }) => eventId))];
  const events = await lockEvents(tx, ids);
  if (events.length !== ids.length) throw new RetryWriteError();
  return new Map(events.map(({ id, date }) => [id, date]));
}
