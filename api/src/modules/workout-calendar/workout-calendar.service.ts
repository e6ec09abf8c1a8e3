import { Injectable } from '@nestjs/common';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toScheduledWorkout } from './scheduled-workout.mapper.js';
import { findScheduled, findScheduledRows } from './workout-calendar.repository.js';
import type { ListQuery } from './workout-calendar.schemas.js';

@Injectable()
export class WorkoutCalendarService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Two queries whatever the number of workouts and rows. A foreign team, athlete or workout has nothing scheduled. */
  async list(coach: SignedInCoach, query: ListQuery): Promise<ScheduledWorkout[]> {
    const manager = this.unitOfWork.read;
    const scheduled = await findScheduled(manager, coach.coachId, query);
    const rows = groupRows(await findScheduledRows(manager, coach.coachId, query), (row) => row.scheduledWorkoutId);
    return scheduled.map((one) => toScheduledWorkout(one, rows.get(one.workout.id) ?? []));
  }
}
