import { Injectable } from '@nestjs/common';
import type {
  AttendanceRecord,
  Closed,
  CloseBody,
  MarkBody,
  Reopened,
  ReopenBody,
} from '@touchline/contracts/attendance.schema';
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttendanceWriter } from './attendance.writer.js';

/** Taking attendance at an event: marking athletes, closing the event and reopening it. */
@Injectable()
export class MarkingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: AttendanceWriter,
  ) {}

  /** Returns the mark as it is stored now. */
  async mark({ coachId }: SignedInCoach, body: MarkBody): Promise<AttendanceRecord> {
    const { event_id: eventId, team_id: teamId, athlete_id: athleteId } = body;
    return this.unitOfWork.write(async (tx) => {
      const event = await this.writer.lockOwnEvent(tx, coachId, eventId);
      await requireTeam(tx, coachId, teamId);
      const teamByAthlete = await requireTeamsOf(tx, coachId, [athleteId]);
      return this.writer.mark(tx, event, body, teamByAthlete.get(athleteId));
    });
  }

  async close({ coachId }: SignedInCoach, body: CloseBody): Promise<Closed> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.writer.lockOwnEvent(tx, coachId, body.event_id);
      await requireTeam(tx, coachId, body.team_id);
      return this.writer.close(tx, event, body);
    });
  }

  async reopen({ coachId }: SignedInCoach, { event_id: eventId, close_id: closeId }: ReopenBody): Promise<Reopened> {
    return this.unitOfWork.write(async (tx) => {
      await this.writer.lockOwnEvent(tx, coachId, eventId);
      return { reopened: await this.writer.reopen(tx, eventId, closeId) };
    });
  }
}
