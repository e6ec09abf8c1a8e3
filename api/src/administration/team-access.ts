import { In, IsNull, type EntityManager } from 'typeorm';
import { recordAdministration } from '../common/security-log/record-event.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { endLinksMadeBy } from '../modules/athlete-access/index.js';
import { deleteSecret, findTeamsWithFeed } from '../modules/calendar/index.js';
import { CoachEntity, disableCoach, enableCoach } from '../modules/coaches/index.js';
import { TeamEntity, TeamStaffEntity } from '../modules/teams/index.js';
import type { CommandName } from './arguments.js';
import { requireCoach, requireTeam } from './known-rows.js';

export type NamedTeam = Pick<TeamEntity, 'id' | 'name'>;

/** What the end of a coach's access leaves behind. */
export interface EndedAccess {
  /** Teams with a calendar feed whose address the coach may know. */
  feeds: NamedTeam[];
  /** How many open links of athletes have ended, because the coach made them. */
  links: number;
  /** Teams that no coach reaches any more. */
  unreached: NamedTeam[];
}

/**
 * Who may sign in and which teams a coach reaches, as an administrator changes it while the product is running. Reach is
 * read at every call, so a change holds from the next call on. A method that throws CommandError has written nothing.
 */
export class TeamAccess {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Returns the team's name. Joining twice is harmless. */
  async join(email: string, team: string, now: Date): Promise<string> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      const { id: teamId, name } = await requireTeam(tx, coach.institutionId, team);
      const membership = { teamId, coachId: coach.id };
      if (await tx.existsBy(TeamStaffEntity, membership)) return name;

      await tx.insert(TeamStaffEntity, membership);
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
  ): Promise<{ team: NamedTeam; ended: EndedAccess | null }> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await requireCoach(tx, email);
      const left = await requireTeam(tx, coach.institutionId, team);
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
  async disable(
    email: string,
    keepFeeds: boolean,
    now: Date,
  ): Promise<{ coach: CoachEntity; ended: EndedAccess | null }> {
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

/** Ends what a coach may know of teams out of reach: links of athletes, and the feeds unless they are kept. */
async function endedAccess(
  tx: EntityManager,
  coach: CoachEntity,
  teams: readonly NamedTeam[],
  { keepFeeds, now }: { keepFeeds: boolean; now: Date },
): Promise<EndedAccess> {
  const teamIds = teams.map(({ id }) => id);
  const withFeed = await findTeamsWithFeed(tx, teamIds);
  if (!keepFeeds) for (const teamId of withFeed) await deleteSecret(tx, teamId);
  const links = await endLinksMadeBy(tx, coach.id, teamIds, now);

  const staff = await tx.findBy(TeamStaffEntity, { teamId: In(teamIds) });
  const enabled = await tx.find(CoachEntity, {
    select: { id: true },
    where: { id: In(staff.map(({ coachId }) => coachId)), disabledAt: IsNull() },
  });
  const coachIds = new Set(enabled.map(({ id }) => id));
  const reached = new Set(staff.filter(({ coachId }) => coachIds.has(coachId)).map(({ teamId }) => teamId));
  return {
    feeds: teams.filter(({ id }) => withFeed.includes(id)),
    links,
    unreached: teams.filter(({ id }) => !reached.has(id)),
  };
}
