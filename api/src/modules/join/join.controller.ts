import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  joinBodySchema,
  joinRulesSchema,
  posterJoinBodySchema,
  posterKeyBodySchema,
  type JoinBody,
  type JoinRules,
  type PosterJoinBody,
  type PosterKeyBody,
} from '@touchline/contracts/join.schema';
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

  /** The same by the link on the poster of the team, limited as a code is. 404 `link_invalid`: the link does not work. */
  @Answers(202, registrationAnswerSchema, { caller: 'anyone', refusals: [404, 409, 429] })
  @Post('poster')
  async registerByPoster(
    @Body({ schema: posterJoinBodySchema }) body: PosterJoinBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.join.register(body, request.ip);
    return {};
  }

  /**
   * Whether the link of a poster works: 404 `link_invalid` for every key that is none. It only reads, and is a POST so that
   * the key is in no address.
   */
  @Answers(204, undefined, { caller: 'anyone', refusals: [404, 429] })
  @Post('poster/link')
  findPoster(
    @Body({ schema: posterKeyBodySchema }) { key }: PosterKeyBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.join.requirePoster(key, request.ip);
  }
}
