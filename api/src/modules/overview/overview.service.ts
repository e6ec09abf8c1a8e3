import { Injectable } from '@nestjs/common';
import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { AthleteOverview, Overview } from '@touchline/contracts/overview.schema';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthlete, type RosterAthlete } from '../athletes/index.js';
import { countAttendance } from '../attendance/index.js';
import { eventStatus, findUpcomingEvents, toCalendarEvent } from '../calendar/index.js';
import { findNewestTests } from '../fatigue/index.js';
import { findCurrentInjuries, findNewestEntries } from '../wellness/index.js';
import { toAthleteOverview, toAttendanceFigures } from './overview.mapper.js';
import { findRoster } from './overview.repository.js';
import type { OverviewQuery } from './overview.schemas.js';
import { findRecentLoads } from './recent-loads.js';

const UPCOMING_EVENTS = 4;
/** A day has one entry: as many as a month has days hold every day of the completion's windows. */
const NEWEST_ENTRIES = 31;
/** The latest and the one before it. */
const NEWEST_TESTS = 2;

@Injectable()
export class OverviewService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** At most three queries for the teams and eight for an athlete, whatever the number of athletes and entries. */
  async get(
    coach: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId, today: sent }: OverviewQuery,
  ): Promise<Overview> {
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const today = coachToday(sent, coach, this.clock.now());
    const roster = await findRoster(manager, coachId, teamId);
    const member = athleteId === undefined ? null : await findOwnAthlete(manager, coachId, athleteId, teamId);
    if (roster === null || (athleteId !== undefined && member === null)) throw notFound();
    const monday = mondayOf(today);
    const attendance = await countAttendance(manager, roster, { coachId, start: monday, end: today });
    const events = await findUpcomingEvents(manager, { coachId, teamId, athleteId }, today, UPCOMING_EVENTS);
    const athlete = member && (await this.ofAthlete(manager, member, today));
    // Of the teams it shows who came and what is planned, which says nothing about anybody's health.
    if (member) await this.audit.read(coach, ['profile', 'wellness', 'training_load', 'fatigue'], [member.athlete.id]);
    return {
      today,
      team_id: teamId ?? null,
      total_athletes: roster.length,
      weekly_attendance: { from: monday, ...toAttendanceFigures([...attendance.values()]) },
      // From today on nothing can have been missed yet: marks change no status.
      upcoming_events: events.map((event) => toCalendarEvent(event, eventStatus(event, today, { records: 0 }))),
      athlete,
    };
  }

  private async ofAthlete(
    manager: EntityManager,
    member: RosterAthlete,
    today: CalendarDate,
  ): Promise<AthleteOverview> {
    const { id } = member.athlete;
    return toAthleteOverview(member, today, {
      injury: (await findCurrentInjuries(manager, [id])).get(id),
      attendance: (await countAttendance(manager, [id])).get(id),
      entries: await findNewestEntries(manager, id, today, NEWEST_ENTRIES),
      loads: await findRecentLoads(manager, id, today),
      sprints: await findNewestTests(manager, id, 'sprint', today, NEWEST_TESTS),
      grips: await findNewestTests(manager, id, 'grip', today, NEWEST_TESTS),
    });
  }
}
