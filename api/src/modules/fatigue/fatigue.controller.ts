import { Body, Controller, Delete, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  fatigueRecordSchema,
  saveFatigueBodySchema,
  type FatigueRecord,
  type SaveFatigueBody,
} from '@touchline/contracts/fatigue.schema';
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
import { FatigueService } from './fatigue.service.js';

@ApiTags('fatigue')
@Controller('athletes/fatigue-indicators')
export class FatigueController {
  constructor(private readonly fatigue: FatigueService) {}

  /** One own athlete's tests of every kind, oldest first; a next page is named in `Link`. Each carries the value of its own kind, the other two are null. */
  @Answers(200, z.array(fatigueRecordSchema), { refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteListQuerySchema }) query: AthleteListQuery,
  ): Promise<Page<FatigueRecord>> {
    return this.fatigue.list(coach, query);
  }

  /** Gives stored tests of one own athlete other values, all of them or none. Each takes the field of its own kind; more decimals than are kept are rounded half up. */
  @Answers(200, z.array(fatigueRecordSchema), { refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveFatigueBodySchema }) body: SaveFatigueBody,
  ): Promise<FatigueRecord[]> {
    return this.fatigue.save(coach, body);
  }

  /** Deletes a test of an own athlete. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.fatigue.remove(coach, id, query.version);
  }
}
