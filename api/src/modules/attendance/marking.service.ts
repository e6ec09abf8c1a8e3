import { Injectable } from '@nestjs/common';
import { offeredStatuses } from '@touchline/contracts/attendance-status';
import type {
  AttendanceRecord,
  Closed,
  CloseBody,
  MarkBody,
  Reopened,
  ReopenBody,
  UnmarkBody,
  Unmarked,
} from '@touchline/contracts/attendance.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { CalendarEventEntity } from '../calendar/index.js';
import { AttendanceWriter } from './attendance.writer.js';

/** The athlete and the event of a mark. */
type MarkTarget = Pick<MarkBody, 'event_id' | 'team_id' | 'athlete_id'>;

/** Taking attendance at an event: marking athletes, closing the event and reopening it. */
@Injectable()
export class MarkingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: AttendanceWriter,
  ) {}

  /** Returns the mark as it is stored now. */
  async mark(coach: SignedInCoach, body: MarkBody): Promise<AttendanceRecord> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.reachTarget(tx, coach, body);
      return this.writer.mark(tx, event, body, offeredStatuses({ late_marks: coach.lateMarks }));
    });
  }

  async unmark(coach: SignedInCoach, body: UnmarkBody): Promise<Unmarked> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.reachTarget(tx, coach, body);
      return this.writer.unmark(tx, event, body);
    });
  }

  async close(coach: SignedInCoach, body: CloseBody): Promise<Closed> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.writer.lockOwnEvent(tx, coach, body.event_id);
      await requireTeam(tx, coach, 'attendance.write', body.team_id);
      return this.writer.close(tx, event, coach.coachId, body);
    });
  }

  async reopen(coach: SignedInCoach, { event_id: eventId, close_id: closeId }: ReopenBody): Promise<Reopened> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.writer.lockOwnEvent(tx, coach, eventId);
      // Only events of teams are closed.
      if (event.teamId === null) throw notFound();
      await requireTeam(tx, coach, 'attendance.write', event.teamId);
      return this.writer.reopen(tx, eventId, closeId);
    });
  }

  /** The locked event; team and athlete are within the coach's reach, too. Throws "not found". */
  private async reachTarget(
    tx: EntityManager,
    coach: SignedInCoach,
    { event_id: eventId, team_id: teamId, athlete_id: athleteId }: MarkTarget,
  ): Promise<CalendarEventEntity> {
    const event = await this.writer.lockOwnEvent(tx, coach, eventId);
    await requireTeam(tx, coach, 'attendance.write', teamId);
    await requireAthletes(tx, coach, 'attendance.write', [athleteId], { former: true });
    return event;
  }
}
