import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ownConsentBodySchema,
  ownConsentSchema,
  type OwnConsent,
  type OwnConsentBody,
} from '@touchline/contracts/join.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { DeviceCookie } from '../../../common/auth/device-cookie.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { OwnConsentService } from './own-consent.service.js';

@ApiTags('athletes answer')
@Controller('athlete/consent')
export class OwnConsentController {
  constructor(
    private readonly consents: OwnConsentService,
    private readonly cookie: DeviceCookie,
  ) {}

  /** Where the athlete's consent stands, and who has to give it. */
  @Answers(200, ownConsentSchema, { caller: 'athlete' })
  @Get()
  find(@CurrentAthlete() athlete: AnsweringAthlete): Promise<OwnConsent> {
    return this.consents.find(athlete);
  }

  /**
   * Gives consent, or asks the guardian of an athlete who is too young for it by mail. Another version of the text than
   * today's is refused with 409 `consent_text_changed`. 409 `mail_unavailable`: no mail server is set up, so a guardian can
   * only sign on paper.
   */
  @Answers(200, ownConsentSchema, { caller: 'athlete', refusals: [409, 429] })
  @Post()
  give(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Body({ schema: ownConsentBodySchema }) body: OwnConsentBody,
    @Req() request: FastifyRequest,
  ): Promise<OwnConsent> {
    return this.consents.give(athlete, body, request.ip);
  }

  /** Withdraws the consent: the link and every device end. Data stored before stays until somebody erases it. */
  @Answers(204, undefined, { caller: 'athlete' })
  @Delete()
  async withdraw(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.consents.withdraw(athlete, request.ip);
    this.cookie.clear(reply);
  }
}
