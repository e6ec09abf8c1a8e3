import { Injectable } from '@nestjs/common';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { hasOpenStates } from '@touchline/contracts/session-ledger-rules';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { findReach, requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { localMoment } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import { eventStatus, findListedEvents, toCalendarEvent, type CalendarEventEntity } from '../../calendar/index.js';
import { findEntries, firstDay, pastEvents, toLedgerEvent } from '../../session-ledger/index.js';
import { findAnswersRevision } from '../revision/revision.repository.js';
import type { BoardQuery } from '../squad.schemas.js';
import { toBoard } from './board.mapper.js';
import { findSquadRecords } from './board.repository.js';
import { withImportedLoads } from './imported-loads.js';

@Injectable()
export class BoardService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Nineteen queries for any number of athletes, and one more when the load of some has become high. */
  async get(
    coach: SignedInCoach,
    { team_id: teamId, date: sentDate, today: sentToday }: BoardQuery,
  ): Promise<SquadBoard> {
    const manager = this.unitOfWork.read;
    const today = coachToday(sentToday, coach, this.clock.now());
    const date = sentDate ?? today;
    if (teamId !== undefined) await requireTeam(manager, coach, 'wellness.read', teamId);
    if (date > today) throw validationFailed([{ path: 'date', message: 'Date must not be in the future.' }]);

    const days = date === today ? undefined : { from: date, to: date };
    const roster = await findOwnAthletes(manager, coach, 'wellness.read', { teamId, days });
    const shown = roster.length > BOARD_ATHLETES_MAX ? [] : roster;
    const athleteIds = shown.map(({ athlete }) => athlete.id);
    // Before the answers: one that arrives in between makes the board older than its answers and never newer.
    const at = { timeZone: coach.timeZone, now: this.clock.now() };
    const revision = date === today ? await findAnswersRevision(manager, athleteIds, at) : null;
    // The ledger's past events are read together with those of the day.
    const now = localMoment(at.timeZone, at.now);
    const from = date === today && firstDay(now) < date ? firstDay(now) : date;
    const events = await findListedEvents(manager, { coach, teamId, from, to: date });
    const recordsOf = athleteIds.length
      ? await findSquadRecords(manager, coach, { athleteIds, teamId }, { date, isPast: date < today })
      : null;

    const { teams, athletes } = recordsOf
      ? toBoard(shown, recordsOf, { coachId: coach.coachId, roles: coach.roles, teamId, date })
      : { teams: [], athletes: [] };

    const calendar = events.map(({ event }) => event);
    const past = date === today ? pastEvents(calendar, now, coach) : [];
    const ledger = await this.pastEntries(coach, { teamId, past, calendar });

    await this.audit.read(coach, ['profile', 'wellness', 'training_load'], athleteIds);
    return {
      today,
      date,
      team_id: teamId ?? null,
      answers_revision: revision,
      total_athletes: roster.length,
      events: events
        .filter(({ event }) => event.date === date)
        .map(({ event, marks }) => toCalendarEvent(event, eventStatus(event, today, marks))),
      to_dos: ledger.filter(({ counts }) => hasOpenStates(counts)),
      teams,
      athletes: recordsOf ? await withImportedLoads(manager, athletes, recordsOf, date) : [],
    };
  }

  /** The states of past events, with those who belonged to the team on their days. Four queries, none without events. */
  private async pastEntries(
    coach: SignedInCoach,
    {
      teamId,
      past,
      calendar,
    }: { teamId: number | undefined; past: CalendarEventEntity[]; calendar: CalendarEventEntity[] },
  ): Promise<LedgerEvent[]> {
    const [first, last] = [past.at(-1), past[0]];
    if (!first || !last) return [];
    const manager = this.unitOfWork.read;
    const roster = await findOwnAthletes(manager, coach, 'wellness.read', {
      teamId,
      days: { from: first.date, to: last.date },
    });
    if (roster.length > BOARD_ATHLETES_MAX) return [];
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const reach = (await findReach(manager, coach, athleteIds))('load.read');
    return (await findEntries(manager, { events: past, calendar, roster, reach })).map(toLedgerEvent);
  }
}
