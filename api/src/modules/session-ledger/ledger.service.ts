import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import type { Ledger, SaveGridBody, SavedGrid, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import { findReach, requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
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

  /** Six queries for any number of events and athletes, seven with a team. */
  async list(coach: SignedInCoach, { team_id: teamId }: LedgerQuery): Promise<Ledger> {
    const manager = this.unitOfWork.read;
    const now = localMoment(coach.timeZone, this.clock.now());
    const from = firstDay(now);
    if (teamId !== undefined) await requireTeam(manager, coach, 'load.read', teamId);

    const roster = await findOwnAthletes(manager, coach, 'load.read', { teamId, days: { from, to: now.day } });
    const shown = roster.length > BOARD_ATHLETES_MAX ? [] : roster;
    const calendar = (await findListedEvents(manager, { coach, teamId, from, to: now.day })).map(({ event }) => event);
    const shownIds = shown.map(({ athlete }) => athlete.id);
    const reach = (await findReach(manager, coach, shownIds))('load.read');
    const events = pastEvents(calendar, now, coach);
    const records = await findEntries(manager, { events, calendar, roster: shown, reach });

    await this.audit.read(coach, 'training_load', shownIds);
    return { from, total_athletes: roster.length, events: records.map(toLedgerEvent) };
  }

  /** Nine queries for any number of athletes. */
  async grid(coach: SignedInCoach, { event_id: eventId }: GridQuery): Promise<SessionGrid> {
    const manager = this.unitOfWork.read;
    const event = (await findOwnEvent(manager, coach, eventId))?.event;
    if (!event) throw notFound();
    if (!isInLedger(event)) throw validationFailed([EVENT_WITHOUT_ATTENDANCE]);
    const latest = addDays(localMoment(coach.timeZone, this.clock.now()).day, 1);
    if (event.date > latest) throw validationFailed([EVENT_NOT_BEGUN]);

    const { teamId, date } = event;
    await requireTeam(manager, coach, 'load.read', teamId);
    const roster = await findOwnAthletes(manager, coach, 'load.read', {
      teamId,
      days: { from: date, to: coach.today },
    });
    const listed = await findListedEvents(manager, { coach, teamId, from: date, to: date });
    const calendar = listed.map((other) => other.event);
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const reach = (await findReach(manager, coach, athleteIds))('load.read');
    const [record] = await findEntries(manager, { events: [event], calendar, roster, reach });
    const absent = await findAbsent(manager, eventId);

    await this.audit.read(coach, 'training_load', athleteIds);
    return toGrid(record ?? { event, entries: [] }, absent);
  }

  async save(coach: SignedInCoach, body: SaveGridBody): Promise<SavedGrid> {
    const { event_id: eventId, team_id: teamId, rows } = body;
    const athleteIds = rows.map(({ athlete_id: id }) => id);
    return this.unitOfWork.write(async (tx) => {
      const event = await this.attendance.lockOwnEvent(tx, coach, eventId);
      await requireTeam(tx, coach, 'load.write', teamId);
      const reach = await requireAthletes(tx, coach, 'load.write', athleteIds, { former: true });
      return { event_id: eventId, rows: await this.writer.save(tx, coach, event, body, reach) };
    });
  }
}
