import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  invitedStaffSchema,
  inviteStaffBodySchema,
  type InvitedStaff,
  type InviteStaffBody,
} from '@touchline/contracts/staff.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('staff')
@Controller('teams/:id/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /**
   * Invites an address to the staff of a team, with a role that allows no more than the coach's own. An earlier
   * invitation of the address ends. With `by: screen` the answer has the token of the link once: a repeated call makes
   * another one. 409: `already_on_staff`, `invitations_full`, `mail_unavailable`.
   */
  @Answers(200, invitedStaffSchema, { needs: 'administration.write', secret: true, refusals: [404, 409, 429] })
  @Post()
  invite(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Body({ schema: inviteStaffBodySchema }) body: InviteStaffBody,
    @Req() request: FastifyRequest,
  ): Promise<InvitedStaff> {
    return this.invitations.invite(coach, teamId, body, request.ip);
  }

  /** Ends an invitation: its link stops working at once. */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404] })
  @Delete(':invitationId')
  withdraw(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('invitationId', { schema: idTextSchema }) invitationId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.invitations.withdraw(coach, teamId, invitationId, request.ip);
  }
}
