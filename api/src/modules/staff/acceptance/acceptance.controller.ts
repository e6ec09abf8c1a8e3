import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  acceptedInvitationSchema,
  invitationAccountBodySchema,
  invitationTokenBodySchema,
  openInvitationSchema,
  type AcceptedInvitation,
  type InvitationAccountBody,
  type InvitationTokenBody,
  type OpenInvitation,
} from '@touchline/contracts/staff.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { AcceptanceService } from './acceptance.service.js';

@ApiTags('staff')
@Controller('staff-invitations')
export class AcceptanceController {
  constructor(private readonly acceptance: AcceptanceService) {}

  /**
   * What an invitation says, by the token of its link. It only reads, however often it is called, and is a POST so that
   * the token is in no address.
   */
  @Answers(200, openInvitationSchema, { caller: 'anyone', refusals: [404, 429] })
  @Post('read')
  read(
    @Body({ schema: invitationTokenBodySchema }) { token }: InvitationTokenBody,
    @Req() request: FastifyRequest,
  ): Promise<OpenInvitation> {
    return this.acceptance.read(token, request.ip);
  }

  /**
   * Makes the account of an address that no coach has, and accepts the invitation with it. It signs nobody in. 409
   * `account_exists`: a coach has the address.
   */
  @Answers(204, undefined, { caller: 'anyone', refusals: [404, 409, 429] })
  @Post('account')
  createAccount(
    @Body({ schema: invitationAccountBodySchema }) body: InvitationAccountBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.acceptance.createAccount(body, request.ip);
  }

  /**
   * Accepts the invitation of the signed-in coach's own address; that of another address is answered like an unknown one.
   * 409 `other_institution`: the coach belongs to another institution than the team. 409 `already_on_staff`.
   */
  @Answers(200, acceptedInvitationSchema, { needs: 'sign-in', refusals: [404, 409, 429] })
  @Post('accept')
  accept(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: invitationTokenBodySchema }) { token }: InvitationTokenBody,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedInvitation> {
    return this.acceptance.accept(coach, token, request.ip);
  }
}
