import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { scheduledWorkoutSchema, type ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { listQuerySchema, type ListQuery } from './workout-calendar.schemas.js';
import { WorkoutCalendarService } from './workout-calendar.service.js';

@ApiTags('workout-calendar')
@Controller('workout-calendar')
export class WorkoutCalendarController {
  constructor(private readonly calendar: WorkoutCalendarService) {}

  /** What is scheduled for the coach's own teams and athletes, by date; whatever is asked for out of reach has nothing. */
  @Answers(200, z.array(scheduledWorkoutSchema))
  @Get()
  list(@CurrentCoach() coach: SignedInCoach, @Query({ schema: listQuerySchema }) query: ListQuery): Promise<ScheduledWorkout[]> {
    return this.calendar.list(coach, query);
  }
}
