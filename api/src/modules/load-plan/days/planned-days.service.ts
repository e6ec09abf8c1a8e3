import { Injectable } from '@nestjs/common';
import { PREVIEW_ATHLETES_MAX } from '@touchline/contracts/planned-load';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { EntityManager } from 'typeorm';
import { findReach, requireAthletes, requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import type { DayRange } from '../../../common/paging/athlete-rows.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthlete, findOwnAthletes, type RosterAthlete } from '../../athletes/index.js';
import { findLoadsOf } from '../../training-load/index.js';
import { plannedSessions } from '../calc/planned-sessions.js';
import type { PlannedDaysQuery } from '../load-plan.schemas.js';
import { findPlans } from '../plans.repository.js';
import { toPlannedDays } from './planned-days.mapper.js';

/** Planned load beside recorded load. */
@Injectable()
export class PlannedDaysService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Six queries for an athlete, seven for a team of any size up to the limit; beyond it the answer is empty. */
  async list(
    coach: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId, from, to }: PlannedDaysQuery,
  ): Promise<PlannedDay[]> {
    const manager = this.unitOfWork.read;
    const members = await requireMembers(manager, coach, { teamId, athleteId, from, to });
    if (members.length === 0 || members.length > PREVIEW_ATHLETES_MAX) return [];

    const athleteIds = members.map(({ athlete }) => athlete.id);
    const { plans, plannedFor } = await findPlans(manager, members, { from, to });
    const reach = (await findReach(manager, coach, athleteIds))('load.read');
    const loads = await findLoadsOf(manager, { reach, athleteIds }, { from, to });

    // A team's plan holds the events of the whole team; an athlete's leaves out events that do not count for them.
    const shown = teamId === undefined ? plans : plans.filter((plan) => plan.athleteId === null);
    const athletes = members.map((member) => ({
      athleteId: member.athlete.id,
      sessions: plannedSessions(shown, plannedFor(member)),
    }));
    const plan = teamId === undefined ? (athletes[0]?.sessions ?? []) : plannedSessions(shown, wholeTeam(teamId));

    await this.audit.read(coach, ['profile', 'training_load'], athleteIds);
    return toPlannedDays(plan, athletes, loads);
  }
}

/** The athletes of a team on the days of the range, or one athlete. Throws "not found" for a team or an athlete out of reach. */
async function requireMembers(
  manager: EntityManager,
  coach: SignedInCoach,
  { teamId, athleteId, from, to }: { teamId: number | undefined; athleteId: number | undefined } & DayRange,
): Promise<RosterAthlete[]> {
  if (athleteId !== undefined) {
    const member = await findOwnAthlete(manager, coach, 'load.read', athleteId);
    if (member) return [member];
    await requireAthletes(manager, coach, 'load.read', [athleteId]);
    throw notFound();
  }
  if (teamId === undefined) return [];
  await requireTeam(manager, coach, 'load.read', teamId);
  return findOwnAthletes(manager, coach, 'load.read', { teamId, days: { from, to } });
}

/** Somebody for whom every event of the team counts. */
const wholeTeam = (teamId: number) => ({
  ...{ id: 0, memberships: [{ teamId, joinedOn: null, lastDay: null }] },
  ...{ isOutOn: () => false, isExcusedFrom: () => false },
});
