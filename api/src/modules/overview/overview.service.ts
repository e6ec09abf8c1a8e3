import { Injectable } from '@nestjs/common';
import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { Permission } from '@touchline/contracts/permissions';
import type { AthleteOverview, Overview } from '@touchline/contracts/overview.schema';
import type { EntityManager } from 'typeorm';
import { findReach, requireTeam } from '../../common/access/coach-reach.js';
import { mayInOneOf, readableKinds } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthlete, findOwnAthleteIds, teamIdsOf, type RosterAthlete } from '../athletes/index.js';
import { countAttendance } from '../attendance/index.js';
import { eventStatus, findUpcomingEvents, toCalendarEvent } from '../calendar/index.js';
import { findNewestTests, JUDGED_TESTS } from '../performance-tests/index.js';
import { findQuestionnaire } from '../surveys/index.js';
import { findCurrentInjuries, findNewestEntries } from '../wellness/index.js';
import { toAthleteOverview, toAttendanceFigures } from './overview.mapper.js';
import { findRecentLoads } from './overview.repository.js';
import type { OverviewQuery } from './overview.schemas.js';

const UPCOMING_EVENTS = 4;
/**
 * Enough for the completion windows, which have at most 31 days with one entry each: an answer before the oldest one is
 * before these windows, too.
 */
const NEWEST_ENTRIES = 31;

@Injectable()
export class OverviewService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** At most three queries for the teams and nine for an athlete whose teams ask nothing more, for any number of athletes and entries. */
  async get(
    coach: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId, today: sentToday }: OverviewQuery,
  ): Promise<Overview> {
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const today = coachToday(sentToday, coach, this.clock.now());

    if (teamId !== undefined) await requireTeam(manager, coach, 'names.read', teamId);
    const roster = await findOwnAthleteIds(manager, coach, 'names.read', teamId);
    const member =
      athleteId === undefined ? null : await findOwnAthlete(manager, coach, 'names.read', athleteId, teamId);
    if (athleteId !== undefined && member === null) throw notFound();

    const monday = mondayOf(today);
    const attendance = await countAttendance(manager, { coachId, teamId, start: monday, end: today });
    const events = await findUpcomingEvents(manager, { coach, teamId, athleteId }, today, UPCOMING_EVENTS);
    const athlete = member && (await this.getAthlete(manager, member, { coach, today }));

    // The team part shows attendance and planned events, which are no health data.
    if (member) await this.audit.read(coach, ['profile', ...readableKinds(coach.roles)], [member.athlete.id]);

    return {
      today,
      team_id: teamId ?? null,
      total_athletes: roster.length,
      weekly_attendance: { from: monday, ...toAttendanceFigures([...attendance.values()]) },
      // Upcoming events cannot be missed yet, so the number of marks does not change their status.
      upcoming_events: events.map((event) => toCalendarEvent(event, eventStatus(event, today, { records: 0 }))),
      athlete,
    };
  }

  private async getAthlete(
    manager: EntityManager,
    member: RosterAthlete,
    { coach, today }: { coach: SignedInCoach; today: CalendarDate },
  ): Promise<AthleteOverview> {
    const { id } = member.athlete;
    const reach = await findReach(manager, coach, [id]);
    const isTold = mayInOneOf(coach.roles, 'availability.read', teamIdsOf(member));
    const of = (permission: Permission) => ({ reach: reach(permission).by(today), athleteId: id });
    const entries = await findNewestEntries(manager, of('wellness.read'), today, NEWEST_ENTRIES);
    const range = { from: entries[0]?.date ?? today, to: today };
    return toAthleteOverview(member, today, {
      injury: isTold ? (await findCurrentInjuries(manager, [id])).get(id) : undefined,
      attendance: (await countAttendance(manager, { coachId: coach.coachId, athleteId: id, end: today })).get(id),
      entries,
      questionnaire: await findQuestionnaire(manager, {
        institutionId: coach.institutionId,
        athleteIds: [id],
        range,
        findReach: () => Promise.resolve(reach),
      }),
      loads: await findRecentLoads(manager, of('load.read'), today),
      sprints: await findNewestTests(manager, of('performance.read'), 'sprint', today, JUDGED_TESTS),
      grips: await findNewestTests(manager, of('performance.read'), 'grip', today, JUDGED_TESTS),
    });
  }
}
