import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { joinBodySchema, joinRulesSchema, type JoinBody, type JoinRules } from '@touchline/contracts/join.schema';
import { registrationAnswerSchema } from '@touchline/contracts/registrations.schema';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../common/http/answers.js';
import { JoinService } from './join.service.js';

@ApiTags('join')
@Controller('join')
export class JoinController {
  constructor(private readonly join: JoinService) {}

  /** What the page has to know before a code is typed. */
  @Answers(200, joinRulesSchema, { caller: 'anyone' })
  @Get('rules')
  rules(): Promise<JoinRules> {
    return this.join.rules();
  }

  /**
   * Registers an athlete who is old enough with their consent, or asks the guardian of a younger one by mail. Answers the
   * same for a valid, an expired and an unknown code, and for a mailbox that got too many mails. 409
   * `consent_text_changed`: another version of the text than today's. 409 `mail_unavailable`: no mail server is set up, so a
   * guardian can only sign on paper.
   */
  @Answers(202, registrationAnswerSchema, { caller: 'anyone', refusals: [409, 429] })
  @Post()
  async register(
    @Body({ schema: joinBodySchema }) body: JoinBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.join.register(body, request.ip);
    return {};
  }
}
