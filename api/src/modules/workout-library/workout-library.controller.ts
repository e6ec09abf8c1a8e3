import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeWorkoutBodySchema,
  createWorkoutBodySchema,
  workoutSchema,
  type ChangeWorkoutBody,
  type CreateWorkoutBody,
  type Workout,
} from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { deleteQuerySchema, idTextSchema, type DeleteQuery } from '../../common/validation/request.schemas.js';
import { WorkoutLibraryService } from './workout-library.service.js';

@ApiTags('workout-library')
@Controller('workout-library')
export class WorkoutLibraryController {
  constructor(private readonly library: WorkoutLibraryService) {}

  /** The workouts of the coach's institution, newest first. */
  @Answers(200, z.array(workoutSchema), { needs: 'plan.read' })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Workout[]> {
    return this.library.list(coach);
  }

  /** Creates a workout of the institution's library with its lines in the order of the list. */
  @Answers(201, workoutSchema, { needs: 'plan.write', bulk: true, retriable: true })
  @Post()
  create(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: createWorkoutBodySchema }) body: CreateWorkoutBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Workout> {
    return this.library.create(coach, body, key);
  }

  /**
   * Adds the recovery routine, `Hip Mobility & Stability Recovery Routine`, to the library again after it was renamed or
   * deleted. Answers the routine that the library has; sent again, it adds nothing.
   */
  @Answers(200, workoutSchema, { needs: 'plan.write' })
  @Post('recovery-routine')
  restoreRoutine(@CurrentCoach() coach: SignedInCoach): Promise<Workout> {
    return this.library.restoreRoutine(coach);
  }

  /**
   * Changes a workout: its name and all its lines, and type, difficulty and description when they are sent. Scheduled
   * copies stay as they are.
   */
  @Answers(200, workoutSchema, { needs: 'plan.write', bulk: true, refusals: [404, 409] })
  @Put(':id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: changeWorkoutBodySchema }) body: ChangeWorkoutBody,
  ): Promise<Workout> {
    return this.library.change(coach, id, body);
  }

  /** Deletes a workout from the library; scheduled copies stay. */
  @Answers(204, undefined, { needs: 'plan.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) { version }: DeleteQuery,
  ): Promise<void> {
    return this.library.remove(coach, id, version);
  }
}
