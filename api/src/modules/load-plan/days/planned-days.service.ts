import { Injectable } from '@nestjs/common';
import { PREVIEW_ATHLETES_MAX } from '@touchline/contracts/planned-load';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
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
    const members = await requireMembers(manager, coach.coachId, { teamId, athleteId });
    if (members.length === 0 || members.length > PREVIEW_ATHLETES_MAX) return [];

    const athleteIds = members.map(({ athlete }) => athlete.id);
    const { plans, plannedFor } = await findPlans(manager, members, { from, to });
    const loads = await findLoadsOf(manager, athleteIds, { from, to });

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

/** The athletes of a team, or one athlete. Throws "not found" for a team or an athlete out of reach. */
async function requireMembers(
  manager: EntityManager,
  coachId: number,
  { teamId, athleteId }: { teamId: number | undefined; athleteId: number | undefined },
): Promise<RosterAthlete[]> {
  if (athleteId !== undefined) {
    const member = await findOwnAthlete(manager, coachId, athleteId, undefined);
    if (!member) throw notFound();
    return [member];
  }
  if (teamId === undefined) return [];
  await requireTeam(manager, coachId, teamId);
  return findOwnAthletes(manager, coachId, teamId);
}

/** Somebody for whom every event of the team counts. */
const wholeTeam = (teamId: number) => ({
  ...{ id: 0, teamId, joinedOn: null },
  ...{ isOutOn: () => false, isExcusedFrom: () => false },
});
