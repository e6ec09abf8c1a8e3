import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import type { SaveGridBody, SavedGrid } from '@touchline/contracts/session-ledger.schema';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { byAthlete } from '../../common/grouping/group-rows.js';
import type { ReachedAthletes } from '../../common/paging/athlete-rows.js';
import { Clock } from '../../common/time/clock.js';
import { localMoment } from '../../common/time/local-time.js';
import { lockRows } from '../../database/unit-of-work.js';
import { eventProblems, findMarksAt } from '../attendance/index.js';
import { findListedEvents, type CalendarEventEntity } from '../calendar/index.js';
import { findMembersOn } from '../memberships/index.js';
import {
  findSessionsOfEvents,
  findUnassignedSessions,
  TrainingLoadWriter,
  type NewSession,
  type TrainingSessionEntity,
} from '../training-load/index.js';
import { sessionsOfEvent } from './calc/event-sessions.js';
import { toGridSession } from './ledger.mapper.js';
import { isOnlyOfDay } from './ledger.repository.js';
import { EVENT_NOT_BEGUN, rowProblems } from './ledger.rules.js';

/** Writes the sessions of a team at one event. */
@Injectable()
export class GridWriter {
  constructor(
    private readonly trainingLoad: TrainingLoadWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a session for each athlete who has none for the locked event, and leaves the others as they are. Repeating the
   * call changes nothing. The caller has checked the reach.
   */
  async save(
    tx: EntityManager,
    coach: SignedInCoach,
    event: CalendarEventEntity,
    body: SaveGridBody,
    reach: Reach,
  ): Promise<SavedGrid['rows']> {
    const { rows } = body;
    const athleteIds = rows.map(({ athlete_id: id }) => id);
    const marked = new Set((await findMarksAt(tx, [event.id])).map(({ athleteId }) => athleteId));
    const members = new Set(
      event.teamId === null ? [] : await findMembersOn(tx, { teamId: event.teamId, day: event.date }),
    );
    const latest = addDays(localMoment(coach.timeZone, this.clock.now()).day, 1);
    const problems = [
      ...eventProblems(event, body),
      ...(event.date > latest ? [EVENT_NOT_BEGUN] : []),
      ...rowProblems(rows, (id) => members.has(id) || marked.has(id)),
    ];
    if (problems.length > 0) throw validationFailed(problems);

    // Before the sessions are read: the athletes' app writes under the same lock.
    await lockRows(tx, 'athletes', athleteIds);
    const existing = await this.existingSessions(tx, coach, event, { reach, athleteIds });
    const missing = rows.filter(({ athlete_id: id }) => !existing.has(id));
    const written = await this.add(
      tx,
      coach,
      missing.map(({ athlete_id: athleteId, rpe, duration_min: durationMin }) => ({
        athleteId,
        date: event.date,
        rpe,
        durationMin,
        externalId: null,
        eventId: event.id,
      })),
    );
    await this.audit.readWhileWriting(tx, coach, 'training_load', [...existing.keys()]);

    const added = byAthlete(written);
    return rows.flatMap(({ athlete_id: id, rpe, duration_min: minutes }) => {
      const sessions = existing.get(id) ?? added.get(id) ?? [];
      const asSent = sessions.find((session) => session.rpe === rpe && session.durationMin === minutes);
      const session = asSent ?? sessions[0];
      return session ? [{ athlete_id: id, stored: asSent !== undefined, session: toGridSession(session) }] : [];
    });
  }

  private async add(
    tx: EntityManager,
    coach: SignedInCoach,
    sessions: readonly NewSession[],
  ): Promise<TrainingSessionEntity[]> {
    return sessions.length === 0 ? [] : (await this.trainingLoad.write(tx, coach, sessions)).rows;
  }

  /** The sessions that count for the event, of those athletes who have one. */
  private async existingSessions(
    tx: EntityManager,
    coach: SignedInCoach,
    event: CalendarEventEntity,
    { reach, athleteIds }: ReachedAthletes,
  ) {
    const { date, teamId } = event;
    const filter = { coach, teamId: teamId ?? undefined, from: date, to: date };
    const calendar = (await findListedEvents(tx, filter)).map((listed) => listed.event);
    const sessions = byAthlete([
      ...(await findSessionsOfEvents(tx, [event.id])),
      ...(await findUnassignedSessions(tx, { reach, athleteIds }, { from: date, to: date })),
    ]);
    const isOnlyOne = isOnlyOfDay(event, calendar);
    return new Map(
      athleteIds.flatMap((id) => {
        const own = sessionsOfEvent(event, isOnlyOne, sessions.get(id) ?? []).sessions;
        return own.length > 0 ? [[id, own] as const] : [];
      }),
    );
  }
}
