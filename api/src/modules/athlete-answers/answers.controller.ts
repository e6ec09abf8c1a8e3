import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  formDaySchema,
  formEventSchema,
  ownSessionBodySchema,
  ownWellnessBodySchema,
  type FormDay,
  type FormEvent,
  type OwnSessionBody,
  type OwnWellnessBody,
} from '@touchline/contracts/athlete-answers.schema';
import type { AnsweringAthlete } from '../../common/auth/answering-athlete.js';
import { CurrentAthlete } from '../../common/auth/route-marks.js';
import { Answers } from '../../common/http/answers.js';
import { AnswersService } from './answers.service.js';

@ApiTags('athlete')
@Controller('athlete')
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  /**
   * Stores the athlete's survey of today or yesterday, by the day of the club. It replaces the athlete's own answer until
   * their first event of that day begins, and never what a coach entered. The same answer sent again writes nothing.
   */
  @Answers(200, formDaySchema, { caller: 'athlete', refusals: [409] })
  @Put('wellness')
  saveWellness(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Body({ schema: ownWellnessBodySchema }) body: OwnWellnessBody,
  ): Promise<FormDay> {
    return this.answers.saveWellness(athlete, body);
  }

  /**
   * Stores how hard an event of today or yesterday was, or that the athlete was not there, which changes no attendance. It
   * replaces the athlete's own answer, and never a coach's session. The same answer sent again writes nothing.
   */
  @Answers(200, formEventSchema, { caller: 'athlete', refusals: [404, 409] })
  @Put('sessions')
  saveSession(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Body({ schema: ownSessionBodySchema }) body: OwnSessionBody,
  ): Promise<FormEvent> {
    return this.answers.saveSession(athlete, body);
  }
}
