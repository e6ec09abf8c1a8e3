import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type {
  AttendanceRecord,
  Closed,
  CloseBody,
  MarkBody,
  Reopened,
  UnmarkBody,
  Unmarked,
} from '@touchline/contracts/attendance.schema';
import { IsNull, type EntityManager, type DeleteResult, type FindOptionsWhere, type UpdateResult } from 'typeorm';
import type { Reacher } from '../../common/access/coach-reach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { lockRows } from '../../database/unit-of-work.js';
import { findOwnEvent, type CalendarEventEntity } from '../calendar/index.js';
import { MembershipEntity } from '../memberships/index.js';
import { AttendanceClosingEntity } from './attendance-closing.entity.js';
import { findClosing } from './attendance-closings.repository.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';
import { countClosed, findRecord, findUnmarked } from './attendance-records.repository.js';
import { attendanceChanged } from './attendance.errors.js';
import { toRecord } from './attendance.mapper.js';
import { eventProblems, mayBeMarked, NOT_IN_TEAM, statusProblems } from './attendance.rules.js';

/**
 * Writes attendance records. Every write first calls `lockOwnEvent`: two coaches at one event write one after the
 * other, and the calendar neither deletes the event nor moves it to another team in between. The caller has checked
 * that the coach reaches the team and the athlete.
 */
@Injectable()
export class AttendanceWriter {
  constructor(private readonly clock: Clock) {}

  /** The coach's event, locked until the end of the transaction. Throws "not found". */
  async lockOwnEvent(tx: EntityManager, coach: Reacher, eventId: number): Promise<CalendarEventEntity> {
    const requireEvent = async () => (await findOwnEvent(tx, coach, eventId))?.event ?? Promise.reject(notFound());
    // The first check keeps coaches from locking events of others; the second reads what may have changed before the
    // lock was granted.
    await requireEvent();
    await lockRows(tx, 'calendar_events', [eventId]);
    return requireEvent();
  }

  /**
   * Sets an athlete's mark at the locked event. Repeating the call changes nothing.
   * @param offered what the coach's club has switched on
   */
  async mark(
    tx: EntityManager,
    event: CalendarEventEntity,
    body: MarkBody,
    offered: readonly AttendanceStatus[],
  ): Promise<AttendanceRecord> {
    const { event_id: eventId, team_id: teamId, athlete_id: athleteId, attended, if_status: expected } = body;
    const status = body.status ?? (attended ? 'present' : 'absent');
    const stored = await findRecord(tx, eventId, athleteId);

    // Somebody who joined later may have been there as a guest; and a mark can always be corrected.
    const isAtEvent = stored !== null || (await belongsToTeam(tx, event, athleteId));
    const problems = [
      ...eventProblems(event, body),
      ...(isAtEvent ? [] : [NOT_IN_TEAM]),
      ...statusProblems(status, stored?.status, offered),
    ];
    if (problems.length > 0) throw validationFailed(problems);
    const storedStatus = stored?.status ?? null;
    if (expected !== undefined && storedStatus !== expected && storedStatus !== status) throw attendanceChanged();

    const now = this.clock.now();
    // Without its close id, the changed mark survives a reopening.
    if (stored) await changeMark(tx, stored, { status, closeId: null, updatedAt: now });
    else await insertMarks(tx, event, [{ athleteId, status, closeId: null }], now);

    return toRecord({ date: event.date, eventId, teamId, athleteId, status });
  }

  /** Removes an athlete's mark at the locked event. Repeating the call changes nothing. */
  async unmark(tx: EntityManager, event: CalendarEventEntity, body: UnmarkBody): Promise<Unmarked> {
    const { event_id: eventId, athlete_id: athleteId, if_status: expected } = body;
    const problems = eventProblems(event, body);
    if (problems.length > 0) throw validationFailed(problems);
    const stored = await findRecord(tx, eventId, athleteId);
    if (stored && expected !== undefined && stored.status !== expected) throw attendanceChanged();

    if (stored) requireOneRow(await tx.delete(AttendanceRecordEntity, sameMark(stored)));

    return { event_id: eventId, athlete_id: athleteId, removed: stored !== null };
  }

  /**
   * Marks every athlete who was on the team on the day of the locked event and has no mark there; with `absent` the event is
   * closed. Repeating the call with its close id returns the marks of that close.
   */
  async close(tx: EntityManager, event: CalendarEventEntity, coachId: number, body: CloseBody): Promise<Closed> {
    const { event_id: eventId, team_id: teamId, status = 'absent', close_id: sentId = randomUUID() } = body;
    const problems = eventProblems(event, body);
    if (problems.length > 0) throw validationFailed(problems);

    const closing = status === 'absent' ? await findClosing(tx, eventId) : null;
    const closeId = closing?.closeId ?? sentId;
    const unmarked = await findUnmarked(tx, { eventId, teamId, date: event.date });
    const marks = unmarked.map((athleteId) => ({ athleteId, status, closeId }));

    const closedAt = this.clock.now();
    await insertMarks(tx, event, marks, closedAt);
    const added = marks.length;
    if (closing) await addToClosing(tx, closing, added);
    else if (status === 'absent')
      await insertOrRetry(tx, AttendanceClosingEntity, [{ eventId, closeId, coachId, marked: added, closedAt }]);

    return { closed: await countClosed(tx, eventId, closeId), added, close_id: closeId };
  }

  /** Deletes the marks that a close wrote and nobody has changed since, and its closing. */
  async reopen(tx: EntityManager, eventId: number, closeId: string): Promise<Reopened> {
    const { affected } = await tx.delete(AttendanceRecordEntity, { eventId, closeId });
    const reopened = affected ?? 0;

    const closing = await findClosing(tx, eventId);
    if (closing?.closeId !== closeId) return { reopened, changed_since: 0, was_closed: false };
    await tx.delete(AttendanceClosingEntity, { id: closing.id });

    return { reopened, changed_since: Math.max(0, closing.marked - reopened), was_closed: true };
  }
}

/** Whether the athlete belongs to the team of the event, or did so on its day. */
async function belongsToTeam(
  tx: EntityManager,
  { teamId, date }: CalendarEventEntity,
  athleteId: number,
): Promise<boolean> {
  const memberships = teamId === null ? [] : await tx.findBy(MembershipEntity, { teamId, athleteId });
  return mayBeMarked(memberships, date);
}

async function addToClosing(tx: EntityManager, { id, marked }: AttendanceClosingEntity, added: number): Promise<void> {
  if (added > 0) requireOneRow(await tx.update(AttendanceClosingEntity, { id, marked }, { marked: marked + added }));
}

async function changeMark(
  tx: EntityManager,
  stored: AttendanceRecordEntity,
  change: Pick<AttendanceRecordEntity, 'status' | 'closeId' | 'updatedAt'>,
): Promise<void> {
  requireOneRow(await tx.update(AttendanceRecordEntity, sameMark(stored), change));
}

/** The mark as it was read. */
const sameMark = ({ id, status, closeId }: AttendanceRecordEntity): FindOptionsWhere<AttendanceRecordEntity> => ({
  id,
  status,
  closeId: closeId ?? IsNull(),
});

/** Throws when another coach has changed the row since it was read: the write runs again. */
function requireOneRow({ affected }: UpdateResult | DeleteResult): void {
  if (affected !== 1) throw new RetryWriteError();
}

/** `closeId` names the close that wrote the mark; null for a mark that a coach set. */
interface NewMark {
  athleteId: number;
  status: AttendanceStatus;
  closeId: string | null;
}

/**
 * Inserts marks at the locked event of athletes who had none; the write runs again when another one inserted such a mark
 * meanwhile.
 */
function insertMarks(
  tx: EntityManager,
  { id: eventId, date: eventDate }: CalendarEventEntity,
  marks: readonly NewMark[],
  now: Date,
): Promise<void> {
  const rows = marks.map((mark) => ({ ...mark, eventId, eventDate, createdAt: now, updatedAt: now }));
  return insertOrRetry(tx, AttendanceRecordEntity, rows);
}
