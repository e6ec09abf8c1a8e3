import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import type { Ledger, SaveGridBody, SavedGrid, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { localMoment } from '../../common/time/local-time.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthletes } from '../athletes/index.js';
import { AttendanceWriter } from '../attendance/index.js';
import { findListedEvents, findOwnEvent } from '../calendar/index.js';
import { GridWriter } from './grid.writer.js';
import { firstDay, pastEvents, toGrid, toLedgerEvent } from './ledger.mapper.js';
import { findAbsent, findEntries, isInLedger } from './ledger.repository.js';
import { EVENT_NOT_BEGUN, EVENT_WITHOUT_ATTENDANCE } from './ledger.rules.js';
import type { GridQuery, LedgerQuery } from './session-ledger.schemas.js';

/** Past events with their state, and the sessions of a team at one of them. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly attendance: AttendanceWriter,
    private readonly writer: GridWriter,
  ) {}

  /** Five queries for any number of events and athletes, six with a team. */
  async list(coach: SignedInCoach, { team_id: teamId }: LedgerQuery): Promise<Ledger> {
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const now = localMoment(coach.timeZone, this.clock.now());
    const from = firstDay(now);
    if (teamId !== undefined) await requireTeam(manager, coachId, teamId);

    const roster = await findOwnAthletes(manager, coachId, teamId);
    const shown = roster.length > BOARD_ATHLETES_MAX ? [] : roster;
    const calendar = (await findListedEvents(manager, { coachId, teamId, from, to: now.day })).map(
      ({ event }) => event,
    );
    const records = await findEntries(manager, { events: pastEvents(calendar, now), calendar, roster: shown });

    await this.audit.read(
      coach,
      'training_load',
      shown.map(({ athlete }) => athlete.id),
    );
    return { from, total_athletes: roster.length, events: records.map(toLedgerEvent) };
  }

  /** Eight queries for any number of athletes. */
  async grid(coach: SignedInCoach, { event_id: eventId }: GridQuery): Promise<SessionGrid> {
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const event = (await findOwnEvent(manager, coachId, eventId))?.event;
    if (!event) throw notFound();
    if (!isInLedger(event)) throw validationFailed([EVENT_WITHOUT_ATTENDANCE]);
    const latest = addDays(localMoment(coach.timeZone, this.clock.now()).day, 1);
    if (event.date > latest) throw validationFailed([EVENT_NOT_BEGUN]);

    const { teamId, date } = event;
    const roster = await findOwnAthletes(manager, coachId, teamId);
    const listed = await findListedEvents(manager, { coachId, teamId, from: date, to: date });
    const calendar = listed.map((other) => other.event);
    const [record] = await findEntries(manager, { events: [event], calendar, roster });
    const absent = await findAbsent(manager, eventId);

    await this.audit.read(
      coach,
      'training_load',
      roster.map(({ athlete }) => athlete.id),
    );
    return toGrid(record ?? { event, entries: [] }, absent);
  }

  async save(coach: SignedInCoach, body: SaveGridBody): Promise<SavedGrid> {
    const { coachId } = coach;
    const { event_id: eventId, team_id: teamId, rows } = body;
    return this.unitOfWork.write(async (tx) => {
      const event = await this.attendance.lockOwnEvent(tx, coachId, eventId);
      await requireTeam(tx, coachId, teamId);
      const teams = await requireTeamsOf(
        tx,
        coachId,
        rows.map(({ athlete_id: id }) => id),
      );
      return { event_id: eventId, rows: await this.writer.save(tx, coach, event, body, teams) };
    });
  }
}
