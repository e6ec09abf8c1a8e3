import { Body, Controller, Delete, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  decisionSchema,
  makeDecisionBodySchema,
  type Decision,
  type MakeDecisionBody,
} from '@touchline/contracts/decisions.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { todayQuerySchema, type TodayQuery } from '../squad.schemas.js';
import { DecisionsService } from './decisions.service.js';

@ApiTags('squad')
@Controller('squad/decisions')
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  /** Decides about one of the coach's athletes from today on; the open decision ends. */
  @Answers(201, decisionSchema, { needs: 'wellness.write', retriable: true, refusals: [404, 409] })
  @Post()
  make(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: makeDecisionBodySchema }) body: MakeDecisionBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Decision> {
    return this.decisions.make(coach, body, key);
  }

  /** Takes back an own decision of today; the one that it ended is open again. */
  @Answers(204, undefined, { needs: 'wellness.write', refusals: [404, 409] })
  @Delete(':id')
  takeBack(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: todayQuerySchema }) query: TodayQuery,
  ): Promise<void> {
    return this.decisions.takeBack(coach, id, query.today);
  }
}
