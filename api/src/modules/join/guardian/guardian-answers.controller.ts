import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  guardianAnswerBodySchema,
  guardianQuestionBodySchema,
  guardianQuestionSchema,
  type GuardianAnswerBody,
  type GuardianQuestion,
} from '@touchline/contracts/join.schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Answers } from '../../../common/http/answers.js';
import { GuardianAnswersService } from './guardian-answers.service.js';

@ApiTags('join')
@Controller('join/guardian')
export class GuardianAnswersController {
  constructor(private readonly answers: GuardianAnswersService) {}

  /**
   * What a guardian is asked, by the key of their mail. It only reads, however often it is called, and is a POST so that
   * the key is in no address.
   */
  @Answers(200, guardianQuestionSchema, { caller: 'anyone', refusals: [404, 429] })
  @Post('question')
  question(
    @Body({ schema: guardianQuestionBodySchema }) { key }: z.infer<typeof guardianQuestionBodySchema>,
    @Req() request: FastifyRequest,
  ): Promise<GuardianQuestion> {
    return this.answers.find(key, request.ip);
  }

  /**
   * The guardian agrees or refuses, once. With an agreement the athlete is registered, or may answer when they are on the
   * roster; a refusal deletes the data stored for the question, and of an athlete on the roster its day is kept. 409
   * `consent_text_changed`: another version of the text than today's. 429: the team's list of registrations is full, or
   * the network has sent too many keys that do not work; the question stays.
   */
  @Answers(204, undefined, { caller: 'anyone', refusals: [404, 409, 429] })
  @Post()
  answer(
    @Body({ schema: guardianAnswerBodySchema }) body: GuardianAnswerBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.answers.answer(body, request.ip);
  }
}
