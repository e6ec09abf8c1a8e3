import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { athleteTrendsSchema, type AthleteTrends } from '@touchline/contracts/trends.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { trendsQuerySchema, type TrendsQuery } from './trends.schemas.js';
import { TrendsService } from './trends.service.js';

@ApiTags('trends')
@Controller('athletes')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  /**
   * The athletes of the coach's teams, or of one team, each compared with their own previous weeks; a team out of reach
   * is empty.
   */
  @Answers(200, z.array(athleteTrendsSchema), { needs: 'load.read', load: 'statistics' })
  @Get('trends')
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: trendsQuerySchema }) query: TrendsQuery,
  ): Promise<AthleteTrends[]> {
    return this.trends.list(coach, query);
  }
}
