import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { overviewSchema, type Overview } from '@touchline/contracts/overview.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { overviewQuerySchema, type OverviewQuery } from './overview.schemas.js';
import { OverviewService } from './overview.service.js';

@ApiTags('overview')
@Controller('dashboard')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /**
   * Everything that the overview shows of all the coach's teams or of one, and of one athlete when `athlete_id` is
   * given.
   */
  @Answers(200, overviewSchema, { needs: 'names.read', refusals: [404] })
  @Get('overview')
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: overviewQuerySchema }) query: OverviewQuery,
  ): Promise<Overview> {
    return this.overview.get(coach, query);
  }
}
