import { Body, Controller, Delete, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  saveTrainingLoadBodySchema,
  trainingLoadEntrySchema,
  type SaveTrainingLoadBody,
  type TrainingLoadEntry,
} from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import {
  athleteListQuerySchema,
  deleteQuerySchema,
  idTextSchema,
  type AthleteListQuery,
  type DeleteQuery,
} from '../../common/validation/request.schemas.js';
import { TrainingLoadService } from './training-load.service.js';

@ApiTags('training load')
@Controller('athletes/training-load')
export class TrainingLoadController {
  constructor(private readonly trainingLoad: TrainingLoadService) {}

  /**
   * One own athlete's sessions, by day and then by `workout_id`, each with the figures of its day; a next page is named in `Link`. A window of days
   * answers what the whole list says of them: the figures of its first days count what was trained before.
   */
  @Answers(200, z.array(trainingLoadEntrySchema), { refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteListQuerySchema }) query: AthleteListQuery,
  ): Promise<Page<TrainingLoadEntry>> {
    return this.trainingLoad.list(coach, query);
  }

  /**
   * Writes sessions of own athletes, all of them or none: with a `workout_id` that session is changed (and, with a `date`, moved), without one a new
   * one is made; equal sessions on a day are several. Answers the stored sessions in the order sent, with the figures that follow from the write.
   * Changing a session of a day changes the figures of that day and of the 27 after it.
   */
  @Answers(200, z.array(trainingLoadEntrySchema), { retriable: true, refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveTrainingLoadBodySchema }) body: SaveTrainingLoadBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<TrainingLoadEntry[]> {
    return this.trainingLoad.save(coach, body, key);
  }

  /** Deletes a session of an own athlete. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.trainingLoad.remove(coach, id, query.version);
  }
}
