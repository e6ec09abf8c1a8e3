import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  usualTestsSchema,
  usualWellnessSchema,
  type UsualTests,
  type UsualWellness,
} from '@touchline/contracts/comparisons.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { athleteQuerySchema, type AthleteQuery } from '../../common/validation/request.schemas.js';
import { dailyQuerySchema, type SpanQuery } from './comparisons.schemas.js';
import { UsualVariationService } from './usual-variation.service.js';

@ApiTags('comparisons')
@Controller('dashboard/usual-variation')
export class UsualVariationController {
  constructor(private readonly usual: UsualVariationService) {}

  /** The usual range of one athlete's Hooper index on each day, from the 28 days before it. */
  @Answers(200, usualWellnessSchema, { needs: 'wellness.read', refusals: [404], load: 'statistics' })
  @Get('wellness')
  wellness(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: dailyQuerySchema }) query: SpanQuery,
  ): Promise<UsualWellness> {
    return this.usual.wellness(coach, query);
  }

  /** Each test of one athlete beside the usual variation around the previous one. */
  @Answers(200, usualTestsSchema, { needs: 'performance.read', refusals: [404], load: 'statistics' })
  @Get('tests')
  tests(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteQuerySchema }) query: AthleteQuery,
  ): Promise<UsualTests> {
    return this.usual.tests(coach, query);
  }
}
