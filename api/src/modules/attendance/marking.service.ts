import { Injectable } from '@nestjs/common';
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
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
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
  async mark({ coachId }: SignedInCoach, body: MarkBody): Promise<AttendanceRecord> {
    return this.unitOfWork.write(async (tx) => {
      const { event, athleteTeamId } = await this.reachTarget(tx, coachId, body);
      return this.writer.mark(tx, event, body, athleteTeamId);
    });
  }

  async unmark({ coachId }: SignedInCoach, body: UnmarkBody): Promise<Unmarked> {
    return this.unitOfWork.write(async (tx) => {
      const { event } = await this.reachTarget(tx, coachId, body);
      return this.writer.unmark(tx, event, body);
    });
  }

  async close({ coachId }: SignedInCoach, body: CloseBody): Promise<Closed> {
    return this.unitOfWork.write(async (tx) => {
      const event = await this.writer.lockOwnEvent(tx, coachId, body.event_id);
      await requireTeam(tx, coachId, body.team_id);
      return this.writer.close(tx, event, coachId, body);
    });
  }

  async reopen({ coachId }: SignedInCoach, { event_id: eventId, close_id: closeId }: ReopenBody): Promise<Reopened> {
    return this.unitOfWork.write(async (tx) => {
      await this.writer.lockOwnEvent(tx, coachId, eventId);
      return this.writer.reopen(tx, eventId, closeId);
    });
  }

  /** The locked event and the athlete's team, both within the coach's reach. Throws "not found". */
  private async reachTarget(
    tx: EntityManager,
    coachId: number,
    { event_id: eventId, team_id: teamId, athlete_id: athleteId }: MarkTarget,
  ): Promise<{ event: CalendarEventEntity; athleteTeamId: number | undefined }> {
    const event = await this.writer.lockOwnEvent(tx, coachId, eventId);
    await requireTeam(tx, coachId, teamId);
    const teamByAthlete = await requireTeamsOf(tx, coachId, [athleteId]);
    return { event, athleteTeamId: teamByAthlete.get(athleteId) };
  }
}
