import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  athleteRequestBodySchema,
  athleteRequestSchema,
  type AthleteRequest,
  type AthleteRequestBody,
} from '@touchline/contracts/athlete-rights.schema';
import { z } from 'zod';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { SentCallOfAthlete, type SentCall } from '../../../common/idempotency/idempotency-key.js';
import { RequestsService } from './requests.service.js';

@ApiTags('athlete')
@Controller('athlete/requests')
export class OwnRequestsController {
  constructor(private readonly requests: RequestsService) {}

  /** What the athlete has asked of the club, the newest first, with the answers. Needs no consent. */
  @Answers(200, z.array(athleteRequestSchema), { caller: 'athlete' })
  @Get()
  list(@CurrentAthlete() athlete: AnsweringAthlete): Promise<AthleteRequest[]> {
    return this.requests.listOwn(athlete);
  }

  /**
   * Asks the coaches for a correction, or for the erasure of everything that is stored. Nothing is changed or deleted by
   * it: a coach answers, and an erasure is a command of an administrator. Answers 409 while a request of the same kind is
   * open. Needs no consent.
   */
  @Answers(201, athleteRequestSchema, { caller: 'athlete', retriable: true })
  @Post()
  ask(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Body({ schema: athleteRequestBodySchema }) body: AthleteRequestBody,
    @SentCallOfAthlete() key: SentCall | null,
  ): Promise<AthleteRequest> {
    return this.requests.ask(athlete, body, key);
  }
}
