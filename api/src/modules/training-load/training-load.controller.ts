import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  saveTrainingLoadBodySchema,
  sessionCountSchema,
  trainingLoadEntrySchema,
  type SaveTrainingLoadBody,
  type SessionCount,
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
  athleteQuerySchema,
  deleteQuerySchema,
  idTextSchema,
  type AthleteListQuery,
  type AthleteQuery,
  type DeleteQuery,
} from '../../common/validation/request.schemas.js';
import { TrainingLoadService } from './training-load.service.js';

@ApiTags('training load')
@Controller('athletes/training-load')
export class TrainingLoadController {
  constructor(private readonly trainingLoad: TrainingLoadService) {}

  /**
   * The sessions of one of the coach's athletes, by day and then by `workout_id`, each with the figures of its day;
   * `Link` names the next page. A window of days has the same figures as the whole list: the figures of its first days
   * include the sessions before it.
   */
  @Answers(200, z.array(trainingLoadEntrySchema), { needs: 'load.read', refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteListQuerySchema }) query: AthleteListQuery,
  ): Promise<Page<TrainingLoadEntry>> {
    return this.trainingLoad.list(coach, query);
  }

  /** How many sessions one of the coach's athletes has, for a screen that reads only a window of them. */
  @Answers(200, sessionCountSchema, { needs: 'load.read', refusals: [404] })
  @Get('count')
  count(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteQuerySchema }) query: AthleteQuery,
  ): Promise<SessionCount> {
    return this.trainingLoad.count(coach, query.athlete_id);
  }

  /**
   * Saves sessions of the coach's athletes, all of them or none. With a `workout_id` a session is changed (and, with a
   * `date`, moved), without one a new session is created; a day may have several equal sessions. Returns the stored
   * sessions in the order sent, with the figures after the write. A change affects the figures of its day and of the 27
   * days after it.
   */
  @Answers(200, z.array(trainingLoadEntrySchema), { needs: 'load.write', retriable: true, refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveTrainingLoadBodySchema }) body: SaveTrainingLoadBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<TrainingLoadEntry[]> {
    return this.trainingLoad.save(coach, body, key);
  }

  /** Deletes a session of one of the coach's athletes. */
  @Answers(204, undefined, { needs: 'load.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.trainingLoad.remove(coach, id, query.version);
  }

  /**
   * Restores a session of one of the coach's athletes within a day after it was deleted, as it was. A repeated call
   * returns the restored one; another session in its place is a conflict. The answer is
   * the one session with the figures of its day.
   */
  @Answers(200, z.array(trainingLoadEntrySchema), { needs: 'load.write', refusals: [404, 409] })
  @Post(':id/restore')
  restore(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<TrainingLoadEntry[]> {
    return this.trainingLoad.restore(coach, id);
  }
}
