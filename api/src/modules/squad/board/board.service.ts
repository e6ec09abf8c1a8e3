import { Injectable } from '@nestjs/common';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import { eventStatus, findListedEvents, toCalendarEvent } from '../../calendar/index.js';
import type { BoardQuery } from '../squad.schemas.js';
import { toBoard } from './board.mapper.js';
import { findSquadRecords } from './board.repository.js';

@Injectable()
export class BoardService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Twelve queries for any number of athletes. */
  async get(
    coach: SignedInCoach,
    { team_id: teamId, date: sentDate, today: sentToday }: BoardQuery,
  ): Promise<SquadBoard> {
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const today = coachToday(sentToday, coach, this.clock.now());
    const date = sentDate ?? today;
    if (teamId !== undefined) await requireTeam(manager, coachId, teamId);
    if (date > today) throw validationFailed([{ path: 'date', message: 'Date must not be in the future.' }]);

    const roster = await findOwnAthletes(manager, coachId, teamId);
    const shown = roster.length > BOARD_ATHLETES_MAX ? [] : roster;
    const athleteIds = shown.map(({ athlete }) => athlete.id);
    const events = await findListedEvents(manager, { coachId, teamId, from: date, to: date });
    const recordsOf = athleteIds.length
      ? await findSquadRecords(manager, coachId, athleteIds, { date, isPast: date < today })
      : null;
    const members = recordsOf ? shown.map((entry) => ({ ...entry, records: recordsOf(entry.athlete.id) })) : [];

    await this.audit.read(coach, ['profile', 'wellness', 'training_load'], athleteIds);
    return {
      today,
      date,
      team_id: teamId ?? null,
      total_athletes: roster.length,
      events: events.map(({ event, marks }) => toCalendarEvent(event, eventStatus(event, today, marks))),
      ...toBoard(members, { coachId, date }),
    };
  }
}
