import { In, type EntityManager } from 'typeorm';
import { recordAdministration } from '../common/security-log/record-event.js';
import { lockRows, type UnitOfWork } from '../database/unit-of-work.js';
import { CoachEntity, disableCoach, enableCoach } from '../modules/coaches/index.js';
import { endTeamAccess, type EndedAccess } from '../modules/staff/index.js';
import { TeamEntity, TeamStaffEntity } from '../modules/teams/index.js';
import type { CommandName } from './arguments.js';
import { requireCoach, requireTeam } from './known-rows.js';

export type NamedTeam = Pick<TeamEntity, 'id' | 'name'>;

/** What the end of a coach's access leaves behind, with the names of teams. */
export interface NamedEnd extends Pick<EndedAccess, 'links' | 'invitations'> {
  feeds: NamedTeam[];
  unreached: NamedTeam[];
  unadministered: NamedTeam[];
}

/**
 * Who may sign in and which teams a coach reaches, as an administrator changes it while the product is running. Reach is
 * read at every call, so a change holds from the next call on. A method that throws CommandError has written nothing.
 */
export class TeamAccess {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Makes the coach a head coach of the team, also one who has another role there: so an administrator gives a team
   * somebody who may administer it. Returns the team's name. Joining twice is harmless.
   */
  async join(email: string, team: string, now: Date): Promise<string> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      const { id: teamId, name } = await requireTeam(tx, coach.institutionId, team);
      await lockRows(tx, 'teams', [teamId]);
      const staff = { teamId, coachId: coach.id };
      const known = await tx.findOneBy(TeamStaffEntity, staff);
      if (known?.role === 'head_coach') return name;

      if (known) await tx.update(TeamStaffEntity, staff, { role: 'head_coach' });
      else await tx.insert(TeamStaffEntity, { ...staff, role: 'head_coach' });
      await record(tx, 'join-team', coach, now, teamId);
      return name;
    });
  }

  /** `ended` is null when the coach does not coach the team. */
  async leave(
    email: string,
    team: string,
    keepFeeds: boolean,
    now: Date,
  ): Promise<{ team: NamedTeam; ended: NamedEnd | null }> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      const left = await requireTeam(tx, coach.institutionId, team);
      await lockRows(tx, 'teams', [left.id]);
      const { affected } = await tx.delete(TeamStaffEntity, { teamId: left.id, coachId: coach.id });
      if (affected !== 1) return { team: left, ended: null };

      await record(tx, 'leave-team', coach, now, left.id);
      return { team: left, ended: await endedAccess(tx, coach, [left], { keepFeeds, now }) };
    });
  }

  /**
   * The coach can no longer sign in, every session and every mailed link ends. The coach stays on the teams, so that
   * `enable` restores everything. `ended` is null when the coach was disabled already.
   */
  async disable(email: string, keepFeeds: boolean, now: Date): Promise<{ coach: CoachEntity; ended: NamedEnd | null }> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      if (!(await disableCoach(tx, coach.id, now))) return { coach, ended: null };

      await record(tx, 'disable', coach, now);
      return { coach, ended: await endedAccess(tx, coach, await teamsOf(tx, coach.id), { keepFeeds, now }) };
    });
  }

  /** Returns false when the coach was not disabled. */
  async enable(email: string, now: Date): Promise<boolean> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      if (coach.disabledAt === null) return false;

      await enableCoach(tx, coach.id);
      await record(tx, 'enable', coach, now);
      return true;
    });
  }
}

function record(
  tx: EntityManager,
  command: CommandName,
  coach: CoachEntity,
  now: Date,
  teamId?: number,
): Promise<void> {
  return recordAdministration(tx, command, { coachId: coach.id, institutionId: coach.institutionId, teamId }, now);
}

async function teamsOf(tx: EntityManager, coachId: number): Promise<TeamEntity[]> {
  const teamIds = (await tx.findBy(TeamStaffEntity, { coachId })).map(({ teamId }) => teamId);
  return tx.find(TeamEntity, { where: { id: In(teamIds) }, order: { nameKey: 'ASC' } });
}

async function endedAccess(
  tx: EntityManager,
  coach: CoachEntity,
  teams: readonly NamedTeam[],
  at: { keepFeeds: boolean; now: Date },
): Promise<NamedEnd> {
  const ended = await endTeamAccess(
    tx,
    coach.id,
    teams.map(({ id }) => id),
    at,
  );
  const named = (teamIds: readonly number[]) => teams.filter(({ id }) => teamIds.includes(id));
  return {
    ...ended,
    feeds: named(ended.feeds),
    unreached: named(ended.unreached),
    unadministered: named(ended.unadministered),
  };
}
