import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  teamLoadSchema,
  teamMeasurementsSchema,
  teamTestsSchema,
  teamWellnessSchema,
  type TeamLoad,
  type TeamMeasurements,
  type TeamTests,
  type TeamWellness,
} from '@touchline/contracts/comparisons.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import {
  dailyQuerySchema,
  measureQuerySchema,
  testsQuerySchema,
  type MeasureQuery,
  type SpanQuery,
} from './comparisons.schemas.js';
import { TeamComparisonService } from './team-comparison.service.js';

@ApiTags('comparisons')
@Controller('dashboard/team-comparison')
export class TeamComparisonController {
  constructor(private readonly comparison: TeamComparisonService) {}

  /**
   * Mean and spread of the ratings of one athlete's team per day. A figure of fewer than three athletes is null, and a
   * day without any figure is left out.
   */
  @Answers(200, teamWellnessSchema, { needs: 'wellness.read', refusals: [404], load: 'statistics' })
  @Get('wellness')
  wellness(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: dailyQuerySchema }) query: SpanQuery,
  ): Promise<TeamWellness> {
    return this.comparison.wellness(coach, query);
  }

  /** Mean and spread of the training load of one athlete's team per day, under the same rules. */
  @Answers(200, teamLoadSchema, { needs: 'load.read', refusals: [404], load: 'statistics' })
  @Get('training-load')
  load(@CurrentCoach() coach: SignedInCoach, @Query({ schema: dailyQuerySchema }) query: SpanQuery): Promise<TeamLoad> {
    return this.comparison.load(coach, query);
  }

  /** Mean and spread of the performance tests of one athlete's team per week, under the same rules. */
  @Answers(200, teamTestsSchema, { needs: 'performance.read', refusals: [404], load: 'statistics' })
  @Get('tests')
  tests(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: testsQuerySchema }) query: SpanQuery,
  ): Promise<TeamTests> {
    return this.comparison.tests(coach, query);
  }

  /**
   * Mean and spread of a measure of one athlete's team, under the same rules: per week for what staff test, otherwise per day.
   * The kind of the measure decides what the role must allow.
   */
  @Answers(200, teamMeasurementsSchema, { needs: 'names.read', refusals: [404], load: 'statistics' })
  @Get('measurements')
  measurements(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: measureQuerySchema }) query: MeasureQuery,
  ): Promise<TeamMeasurements> {
    return this.comparison.measurements(coach, query);
  }
}
