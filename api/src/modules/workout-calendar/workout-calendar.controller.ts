import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeScheduledBodySchema,
  scheduledDateSchema,
  scheduledWorkoutSchema,
  scheduleWorkoutBodySchema,
  type ChangeScheduledBody,
  type ScheduledWorkout,
  type ScheduleWorkoutBody,
} from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { deleteQuerySchema, idTextSchema, type DeleteQuery } from '../../common/validation/request.schemas.js';
import { SchedulingService } from './scheduling.service.js';
import { listQuerySchema, workoutUidSchema, type ListQuery } from './workout-calendar.schemas.js';
import { WorkoutCalendarService, type ListAnswer } from './workout-calendar.service.js';

@ApiTags('workout-calendar')
@Controller('workout-calendar')
export class WorkoutCalendarController {
  constructor(
    private readonly calendar: WorkoutCalendarService,
    private readonly scheduling: SchedulingService,
  ) {}

  /**
   * The scheduled workouts of the coach's teams and athletes, by date; `Link` names the next page. Without `athlete_id`,
   * `from` and `limit` these are the newest 200, and `Link` leads to the ones before them. Empty for a filter out of
   * reach. With `exercises=false` they come without their lines.
   */
  @Answers(200, z.array(z.union([scheduledWorkoutSchema, scheduledDateSchema])), { needs: 'plan.read' })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: ListQuery,
  ): Promise<Page<ListAnswer>> {
    return this.calendar.list(coach, query);
  }

  /**
   * Schedules a copy of a library workout on a day for an own team or athlete, with its calendar event. With
   * `replace_id` it replaces another scheduled workout, if that one is still at `replace_version`.
   */
  @Answers(201, scheduledWorkoutSchema, { needs: 'plan.write', retriable: true, refusals: [404, 409] })
  @Post()
  schedule(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: scheduleWorkoutBodySchema }) body: ScheduleWorkoutBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<ScheduledWorkout> {
    return this.scheduling.schedule(coach, body, key);
  }

  /** Changes the name and the lines of one scheduled workout; the library workout stays as it is. */
  @Answers(200, scheduledWorkoutSchema, { needs: 'plan.write', bulk: true, refusals: [404, 409] })
  @Put(':workout_uid')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('workout_uid', { schema: workoutUidSchema }) workoutUid: string,
    @Body({ schema: changeScheduledBodySchema }) body: ChangeScheduledBody,
  ): Promise<ScheduledWorkout> {
    return this.scheduling.change(coach, workoutUid, body);
  }

  /** Deletes a scheduled workout with its calendar event. */
  @Answers(204, undefined, { needs: 'plan.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) { version }: DeleteQuery,
  ): Promise<void> {
    return this.scheduling.remove(coach, id, version);
  }
}
