import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  copiedWeekSchema,
  copyWeekBodySchema,
  type CopiedWeek,
  type CopyWeekBody,
} from '@touchline/contracts/calendar.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { CopyWeekService } from './copy-week.service.js';

@ApiTags('calendar')
@Controller('calendar/copy-week')
export class CopyWeekController {
  constructor(private readonly weeks: CopyWeekService) {}

  /**
   * Copies what is planned for a whole own team in one week to the same days and times of another: at most 200 events, each by itself and of no series.
   * Workouts stay, they are scheduled with their plans; what the other week has already is not made again.
   */
  @Answers(201, copiedWeekSchema, { retriable: true, refusals: [404] })
  @Post()
  copy(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: copyWeekBodySchema }) body: CopyWeekBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<CopiedWeek> {
    return this.weeks.copy(coach, body, key);
  }
}
