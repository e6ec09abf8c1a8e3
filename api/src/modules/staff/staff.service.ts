import { Injectable } from '@nestjs/common';
import type { ChangeRoleBody, EndedRole, TeamStaff } from '@touchline/contracts/staff.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TeamEntity } from '../teams/index.js';
import { findInvitations } from './invitations/invitations.repository.js';
import { changeRole, endRole } from './roles/roles.writer.js';
import { lockAsEditor, requireStaffReader } from './staff-access.js';
import { toInvitation, toStaffMember } from './staff.mapper.js';
import { findStaff } from './staff.repository.js';

/** The staff of a team, as those see and change it who administer the team. */
@Injectable()
export class StaffService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, teamId: number): Promise<TeamStaff> {
    const manager = this.unitOfWork.read;
    const role = await requireStaffReader(manager, coach, teamId);

    const { name } = await manager.findOneOrFail(TeamEntity, { select: { name: true }, where: { id: teamId } });
    const staff = await findStaff(manager, teamId);
    const invitations = await findInvitations(manager, teamId, this.clock.now());
    return {
      team_name: name,
      role,
      staff: staff.map(toStaffMember),
      invitations: invitations.map(toInvitation),
    };
  }

  /** `address` is that of the browser. */
  async changeRole(
    coach: SignedInCoach,
    teamId: number,
    coachId: number,
    { role, if_role: seenRole }: ChangeRoleBody,
    address: string,
  ): Promise<EndedRole> {
    return this.unitOfWork.write(async (tx) => {
      const editor = await lockAsEditor(tx, coach, teamId, address);
      const ended = await changeRole(tx, editor, coachId, { role, seenRole }, this.clock.now());
      return { ...ended, feed: false };
    });
  }

  async endRole(
    coach: SignedInCoach,
    teamId: number,
    coachId: number,
    keepFeeds: boolean,
    address: string,
  ): Promise<EndedRole> {
    return this.unitOfWork.write(async (tx) => {
      const editor = await lockAsEditor(tx, coach, teamId, address);
      const { links, invitations, feeds } = await endRole(tx, editor, coachId, { keepFeeds, now: this.clock.now() });
      return { links, invitations, feed: !keepFeeds && feeds.length > 0 };
    });
  }
}
