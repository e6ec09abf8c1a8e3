import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { performanceSchema, type Performance } from '@touchline/contracts/overview.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { performanceQuerySchema, type PerformanceQuery } from './overview.schemas.js';
import { PerformanceService } from './performance.service.js';

@ApiTags('overview')
@Controller('dashboard')
export class PerformanceController {
  constructor(private readonly performance: PerformanceService) {}

  /**
   * The workload of one of the coach's athletes this week and in the four weeks before, and which of today's tasks are
   * done.
   */
  @Answers(200, performanceSchema, { needs: 'names.read', refusals: [404], load: 'statistics' })
  @Get('performance')
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: performanceQuerySchema }) query: PerformanceQuery,
  ): Promise<Performance> {
    return this.performance.get(coach, query);
  }
}
