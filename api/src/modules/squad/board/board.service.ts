import { Injectable } from '@nestjs/common';
import { isOnTeam } from '@touchline/contracts/membership';
import { hasOpenStates } from '@touchline/contracts/session-ledger-rules';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { localMoment } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import { eventStatus, findListedEvents, toCalendarEvent } from '../../calendar/index.js';
import { findEntries, firstDay, pastEvents, toLedgerEvent } from '../../session-ledger/index.js';
import { findAnswersRevision } from '../revision/revision.repository.js';
import type { BoardQuery } from '../squad.schemas.js';
import { toBoard } from './board.mapper.js';
import { findSquadRecords, hasRecords } from './board.repository.js';

@Injectable()
export class BoardService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Seventeen queries for any number of athletes. */
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
    // Before the answers: one that arrives in between makes the board older than its answers and never newer.
    const at = { timeZone: coach.timeZone, now: this.clock.now() };
    const revision = date === today ? await findAnswersRevision(manager, athleteIds, at) : null;
    // The ledger's past events are read together with those of the day.
    const now = localMoment(at.timeZone, at.now);
    const from = date === today && firstDay(now) < date ? firstDay(now) : date;
    const events = await findListedEvents(manager, { coachId, teamId, from, to: date });
    const recordsOf = athleteIds.length
      ? await findSquadRecords(manager, coachId, athleteIds, { date, isPast: date < today })
      : null;
    const known = recordsOf ? shown.map((entry) => ({ ...entry, records: recordsOf(entry.athlete.id) })) : [];
    const members = known.filter(({ athlete, records }) => isOnTeam(athlete.joinedOn, date) || hasRecords(records));

    const calendar = events.map(({ event }) => event);
    const past = date === today ? pastEvents(calendar, now) : [];
    const ledger = (await findEntries(manager, { events: past, calendar, roster: shown })).map(toLedgerEvent);

    await this.audit.read(coach, ['profile', 'wellness', 'training_load'], athleteIds);
    return {
      today,
      date,
      team_id: teamId ?? null,
      answers_revision: revision,
      total_athletes: roster.length - (known.length - members.length),
      events: events
        .filter(({ event }) => event.date === date)
        .map(({ event, marks }) => toCalendarEvent(event, eventStatus(event, today, marks))),
      to_dos: ledger.filter(({ counts }) => hasOpenStates(counts)),
      ...toBoard(members, { coachId, date }),
    };
  }
}
