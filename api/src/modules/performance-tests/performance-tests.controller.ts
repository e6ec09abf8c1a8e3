import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  performanceTestSchema,
  savePerformanceTestsBodySchema,
  type PerformanceTest,
  type SavePerformanceTestsBody,
} from '@touchline/contracts/performance-tests.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import {
  athleteListQuerySchema,
  deleteQuerySchema,
  idTextSchema,
  type AthleteListQuery,
  type DeleteQuery,
} from '../../common/validation/request.schemas.js';
import { PerformanceTestsService } from './performance-tests.service.js';

@ApiTags('performance-tests')
@Controller('athletes/fatigue-indicators')
export class PerformanceTestsController {
  constructor(private readonly performanceTests: PerformanceTestsService) {}

  /**
   * The tests of one of the coach's athletes, oldest first; `Link` names the next page. Each has the value of its kind,
   * the other two are null.
   */
  @Answers(200, z.array(performanceTestSchema), { needs: 'performance.read', refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteListQuerySchema }) query: AthleteListQuery,
  ): Promise<Page<PerformanceTest>> {
    return this.performanceTests.list(coach, query);
  }

  /**
   * Changes the values of stored tests of one of the coach's athletes, all of them or none. Each value goes in the
   * field of its kind; excess decimals are rounded half up.
   */
  @Answers(200, z.array(performanceTestSchema), { needs: 'performance.write', refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: savePerformanceTestsBodySchema }) body: SavePerformanceTestsBody,
  ): Promise<PerformanceTest[]> {
    return this.performanceTests.save(coach, body);
  }

  /** Deletes a test of one of the coach's athletes. */
  @Answers(204, undefined, { needs: 'performance.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.performanceTests.remove(coach, id, query.version);
  }

  /**
   * Restores a test of one of the coach's athletes within a day after it was deleted, as it was. A repeated call
   * returns the restored one; another test in its place is a conflict.
   */
  @Answers(200, performanceTestSchema, { needs: 'performance.write', refusals: [404, 409] })
  @Post(':id/restore')
  restore(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<PerformanceTest> {
    return this.performanceTests.restore(coach, id);
  }
}
