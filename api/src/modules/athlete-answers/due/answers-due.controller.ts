import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answersDueSchema, type AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { AnswersDueService } from './answers-due.service.js';

const teamQuerySchema = z.strictObject({ team_id: idTextSchema });
type TeamQuery = z.infer<typeof teamQuerySchema>;

@ApiTags('squad')
@Controller('squad/answers-due')
export class AnswersDueController {
  constructor(private readonly answersDue: AnswersDueService) {}

  /**
   * How many of a team's surveys were complete of those that were due, by weekday and by week: the last eight whole weeks
   * and the present one. A day is due for an athlete who had consent and a device on it.
   */
  @Answers(200, answersDueSchema, { needs: 'wellness.read', polled: true, refusals: [404], load: 'statistics' })
  @Get()
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: teamQuerySchema }) { team_id: teamId }: TeamQuery,
  ): Promise<AnswersDue> {
    return this.answersDue.get(coach, teamId);
  }
}
