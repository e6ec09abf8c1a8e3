import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  listedWellnessEntrySchema,
  saveWellnessBodySchema,
  wellnessEntrySchema,
  type ListedWellnessEntry,
  type SaveWellnessBody,
  type WellnessEntry,
} from '@touchline/contracts/wellness.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { deleteQuerySchema, idTextSchema, type DeleteQuery } from '../../common/validation/request.schemas.js';
import { listQuerySchema, type ListQuery } from './wellness.schemas.js';
import { WellnessService } from './wellness.service.js';

@ApiTags('wellness')
@Controller('athletes/wellness')
export class WellnessController {
  constructor(private readonly wellness: WellnessService) {}

  /**
   * The entries of one of the coach's athletes, oldest first; `Link` names the next page. Ratings: 1 very good … 10
   * very poor, sleep too. `imported` names the file that an entry came from.
   */
  @Answers(200, z.array(listedWellnessEntrySchema), { needs: 'wellness.read', refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: ListQuery,
  ): Promise<Page<ListedWellnessEntry>> {
    return this.wellness.list(coach, query);
  }

  /**
   * Saves days of the coach's athletes, by athlete and date: all of them or none. `version` 0 expects that the day has
   * no entry yet.
   */
  @Answers(200, z.array(wellnessEntrySchema), { needs: 'wellness.write', refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveWellnessBodySchema }) body: SaveWellnessBody,
  ): Promise<WellnessEntry[]> {
    return this.wellness.save(coach, body);
  }

  /** Deletes a day of one of the coach's athletes. */
  @Answers(204, undefined, { needs: 'wellness.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.wellness.remove(coach, id, query.version);
  }

  /**
   * Restores a day of one of the coach's athletes within a day after it was deleted, as it was. A repeated call
   * returns the restored one; another entry in its place is a conflict.
   */
  @Answers(200, wellnessEntrySchema, { needs: 'wellness.write', refusals: [404, 409] })
  @Post(':id/restore')
  restore(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<WellnessEntry> {
    return this.wellness.restore(coach, id);
  }
}
