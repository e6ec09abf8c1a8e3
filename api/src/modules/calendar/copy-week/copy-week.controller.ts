import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  copiedWeekSchema,
  copyWeekBodySchema,
  type CopiedWeek,
  type CopyWeekBody,
} from '@touchline/contracts/calendar.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { CopyWeekService } from './copy-week.service.js';

@ApiTags('calendar')
@Controller('calendar/copy-week')
export class CopyWeekController {
  constructor(private readonly weeks: CopyWeekService) {}

  /**
   * Copies the events of a whole own team from one week to the same days and times of another: at most 200 events. The
   * copies are single events, not a series. Workouts are not copied, because they are scheduled with their plans;
   * events that the target week has already are not created again.
   */
  @Answers(201, copiedWeekSchema, { needs: 'plan.write', retriable: true, refusals: [404] })
  @Post()
  copy(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: copyWeekBodySchema }) body: CopyWeekBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<CopiedWeek> {
    return this.weeks.copy(coach, body, key);
  }
}
