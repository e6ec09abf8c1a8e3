import { Injectable } from '@nestjs/common';
import { mayGive } from '@touchline/contracts/staff-rules';
import type { InvitedStaff, InviteStaffBody } from '@touchline/contracts/staff.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { hashToken, newToken } from '../../../common/auth/secret-token.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { recordStaffEvent } from '../../../common/security-log/record-event.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { lockAsEditor } from '../staff-access.js';
import { alreadyOnStaff, roleTooHigh } from '../staff.errors.js';
import { toInvitation } from '../staff.mapper.js';
import { findMemberByEmail } from '../staff.repository.js';
import { InvitationMailService } from './invitation-mail.service.js';
import { storeInvitation, withdrawInvitation } from './invitations.writer.js';

/** Invitations as those send and withdraw them who administer the team. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: InvitationMailService,
  ) {}

  /**
   * Nothing here depends on whether an account has the address, so that nobody learns who coaches elsewhere. `address` is
   * that of the browser.
   */
  async invite(coach: SignedInCoach, teamId: number, body: InviteStaffBody, address: string): Promise<InvitedStaff> {
    await requireTeam(this.unitOfWork.read, coach, 'administration.write', teamId);
    const isMailed = body.by === 'mail';
    if (isMailed) await this.mails.reserve(coach.coachId, body.email);

    const token = newToken();
    const invited = await this.unitOfWork.write(async (tx) => {
      const now = this.clock.now();
      const editor = await lockAsEditor(tx, coach, teamId, address);
      const { email, role, name = null } = body;
      if (!mayGive(editor.ownRole, role)) throw roleTooHigh(role);
      await requireNotOnStaff(tx, teamId, email);

      const invitation = { teamId, invitedById: coach.coachId, email, name, role };
      const tokenSha256 = isMailed ? null : hashToken(token);
      const stored = await storeInvitation(tx, { ...invitation, tokenSha256 }, now);
      await recordStaffEvent(tx, 'staff_invited', editor, { coachId: coach.coachId, role }, now);
      if (isMailed) await this.mails.add(tx, stored.id, coach.coachId, editor.network);
      return { ...stored, email, name, role, invitedBy: coach.name };
    });

    if (isMailed) await this.mails.sendSoon();
    return { invitation: toInvitation(invited), token: isMailed ? null : token, replaced: invited.replaced };
  }

  async withdraw(coach: SignedInCoach, teamId: number, invitationId: number, address: string): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const editor = await lockAsEditor(tx, coach, teamId, address);
      if (!(await withdrawInvitation(tx, teamId, invitationId))) throw notFound();
      await recordStaffEvent(
        tx,
        'invitation_withdrawn',
        editor,
        { coachId: coach.coachId, role: null },
        this.clock.now(),
      );
    });
  }
}

async function requireNotOnStaff(tx: EntityManager, teamId: number, email: string): Promise<void> {
  const member = await findMemberByEmail(tx, teamId, matchKey(email));
  if (member) throw alreadyOnStaff(member.name, member.role);
}
