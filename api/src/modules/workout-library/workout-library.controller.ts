import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { workoutSchema, type Workout } from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { WorkoutLibraryService } from './workout-library.service.js';

@ApiTags('workout-library')
@Controller('workout-library')
export class WorkoutLibraryController {
  constructor(private readonly library: WorkoutLibraryService) {}

  /** The workouts of the coach's institution, newest first. */
  @Answers(200, z.array(workoutSchema))
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Workout[]> {
    return this.library.list(coach);
  }
}
