import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeScheduledBodySchema,
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
import { WorkoutCalendarService } from './workout-calendar.service.js';

@ApiTags('workout-calendar')
@Controller('workout-calendar')
export class WorkoutCalendarController {
  constructor(
    private readonly calendar: WorkoutCalendarService,
    private readonly scheduling: SchedulingService,
  ) {}

  /** What is scheduled for the coach's own teams and athletes, by date; a next page is named in `Link`. Whatever is asked for out of reach has nothing. */
  @Answers(200, z.array(scheduledWorkoutSchema))
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: ListQuery,
  ): Promise<Page<ScheduledWorkout>> {
    return this.calendar.list(coach, query);
  }

  /** Puts a copy of a library workout on a day, for an own team or athlete, and on their calendar; with `replace_id` in the place of one that goes, if that is still at `replace_version`. */
  @Answers(201, scheduledWorkoutSchema, { retriable: true, refusals: [404, 409] })
  @Post()
  schedule(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: scheduleWorkoutBodySchema }) body: ScheduleWorkoutBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<ScheduledWorkout> {
    return this.scheduling.schedule(coach, body, key);
  }

  /** Changes name and rows of a scheduled workout, of this one alone: the library's workout stays as it is. */
  @Answers(200, scheduledWorkoutSchema, { bulk: true, refusals: [404, 409] })
  @Put(':workout_uid')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('workout_uid', { schema: workoutUidSchema }) workoutUid: string,
    @Body({ schema: changeScheduledBodySchema }) body: ChangeScheduledBody,
  ): Promise<ScheduledWorkout> {
    return this.scheduling.change(coach, workoutUid, body);
  }

  /** Takes a scheduled workout off the calendar, with its event. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) { version }: DeleteQuery,
  ): Promise<void> {
    return this.scheduling.remove(coach, id, version);
  }
}
