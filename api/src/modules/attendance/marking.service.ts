import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AttendanceRecord,
  Closed,
  CloseBody,
  MarkBody,
  Reopened,
  ReopenBody,
} from '@touchline/contracts/attendance.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnEvent, type CalendarEvent } from '../calendar/index.js';
import { attendanceChanged } from './attendance.errors.js';
import { toRecord } from './attendance.mapper.js';
import { eventProblems, NOT_OF_THE_TEAM } from './attendance.rules.js';
import { addMarks, changeMark, countClosed, deleteClosed, findMark, findUnmarked } from './marking.repository.js';

/**
 * How marks come to be. Every write locks its event first: of two coaches at one event one comes after the other, and the calendar
 * neither deletes the event nor gives it away in between.
 */
@Injectable()
export class MarkingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The mark as it is stored now; the same call again changes nothing. */
  async mark(coach: SignedInCoach, body: MarkBody): Promise<AttendanceRecord> {
    const { event_id: eventId, team_id: teamId, athlete_id: athleteId, attended, if_status: seen } = body;
    const status = body.status ?? (attended ? 'present' : 'absent');
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const event = await lockEvent(tx, coach, eventId);
      await requireTeam(tx, coach.coachId, teamId);
      const theirTeam = (await requireTeamsOf(tx, coach.coachId, [athleteId])).get(athleteId);
      const stored = await findMark(tx, eventId, athleteId);
      // Who has moved to another own team since stays on this register, where a mistake can still be put right.
      const problems = [
        ...eventProblems(event, body),
        ...(theirTeam === event.teamId || stored ? [] : [NOT_OF_THE_TEAM]),
      ];
      if (problems.length > 0) throw validationFailed(problems);
      const was = stored?.status ?? null;
      if (seen !== undefined && was !== seen && was !== status) throw attendanceChanged();
      if (stored) await changeMark(tx, stored, status, now);
      else await addMarks(tx, [{ eventId, athleteId, status, closeId: null }], now);
      return toRecord({ date: event.date, eventId, teamId, athleteId, status });
    });
  }

  /** Marks everybody of the team who has no mark; nobody's mark is changed. The same call again, with its id, answers what stands under that id. */
  async close(coach: SignedInCoach, body: CloseBody): Promise<Closed> {
    const { event_id: eventId, team_id: teamId, status = 'absent', close_id: closeId = randomUUID() } = body;
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const event = await lockEvent(tx, coach, eventId);
      await requireTeam(tx, coach.coachId, teamId);
      const problems = eventProblems(event, body);
      if (problems.length > 0) throw validationFailed(problems);
      const unmarked = await findUnmarked(tx, eventId, teamId);
      await addMarks(
        tx,
        unmarked.map((athleteId) => ({ eventId, athleteId, status, closeId })),
        now,
      );
      return { closed: await countClosed(tx, eventId, closeId), close_id: closeId };
    });
  }

  /** Takes back exactly what a close wrote and nobody has changed since; once that is done, nothing. */
  async reopen(coach: SignedInCoach, { event_id: eventId, close_id: closeId }: ReopenBody): Promise<Reopened> {
    return this.unitOfWork.write(async (tx) => {
      await lockEvent(tx, coach, eventId);
      return { reopened: await deleteClosed(tx, eventId, closeId) };
    });
  }
}

/** The coach's event, as it is until the end of the transaction. Throws "not found". */
async function lockEvent(tx: EntityManager, { coachId }: SignedInCoach, eventId: number): Promise<CalendarEvent> {
  const require = async () => (await findOwnEvent(tx, coachId, eventId))?.event ?? Promise.reject(notFound());
  // Nobody locks what is not theirs; what was read before the lock may have changed until it was got.
  await require();
  await lockRows(tx, 'calendar_events', [eventId]);
  return require();
}
