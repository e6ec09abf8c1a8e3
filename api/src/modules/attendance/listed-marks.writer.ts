import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { groupRows } from '../../common/grouping/group-rows.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { lockEvents, type CalendarEventEntity } from '../calendar/index.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';

/** A stored mark with the status that was read. */
interface SeenMark {
  id: number;
  status: AttendanceStatus;
}

/** A mark of a club's own list; `stored` is the one in whose place it comes. */
export interface ListedMark {
  eventId: number;
  /** The day of the event as it was read. */
  day: CalendarDate;
  athleteId: number;
  status: AttendanceStatus;
  stored: SeenMark | undefined;
}

/**
 * Writes marks, and returns their ids in the order given. The caller has checked athletes and events. Throws RetryWriteError
 * when an event is gone, has moved or takes no attendance any more, or a mark has changed since it was read.
 */
export async function writeListedMarks(tx: EntityManager, marks: readonly ListedMark[], now: Date): Promise<number[]> {
  const events = new Map((await requireEvents(tx, marks)).map((event) => [event.id, event]));
  const isAsRead = ({ eventId, day }: ListedMark) => {
    const event = events.get(eventId);
    return event?.date === day && event.attendanceTaken;
  };
  if (!marks.every((mark) => mark.stored !== undefined || isAsRead(mark))) throw new RetryWriteError();

  const changes = marks.flatMap(({ stored, status }) => (stored ? [{ ...stored, next: status }] : []));
  for (const same of groupRows(changes, ({ status, next }) => `${status} ${next}`).values()) {
    const [first] = same;
    if (!first) continue;
    const seen = { id: In(same.map(({ id }) => id)), status: first.status };
    const change = { status: first.next, closeId: null, updatedAt: now };
    const { affected } = await tx.update(AttendanceRecordEntity, seen, change);
    if (affected !== same.length) throw new RetryWriteError();
  }

  const rows = marks.map(({ stored, eventId, day, athleteId, status }) => ({
    ...{ eventId, eventDate: day, athleteId, status, closeId: null, createdAt: now, updatedAt: now },
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
  marks: readonly (SeenMark & { eventId: number })[],
): Promise<void> {
  await requireEvents(tx, marks);
  for (const [status, same] of groupRows(marks, (mark) => mark.status)) {
    const { affected } = await tx.delete(AttendanceRecordEntity, { id: In(same.map(({ id }) => id)), status });
    if (affected !== same.length) throw new RetryWriteError();
  }
}

/** The events, which stay as they are until the end of the transaction. Throws RetryWriteError when one is gone. */
async function requireEvents(
  tx: EntityManager,
  marks: readonly Pick<ListedMark, 'eventId'>[],
): Promise<CalendarEventEntity[]> {
  const ids = [...new Set(marks.map(({ eventId }) => eventId))];
  const events = await lockEvents(tx, ids);
  if (events.length !== ids.length) throw new RetryWriteError();
  return events;
}
